import { appPages, publicPages } from '#contract/pages.ts';

const patterns = appPages.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));

/** File of the app with an empty root: what every address of the app without a file begins with. */
const shell = '/user.html';

/**
 * Opens a page where the static host finds none: an address of the app that names a record, or a host
 * that does not add the `.html` by itself.
 */
export async function openPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status !== 404) return answer;
  const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1');
  const file = await fileOf(path);
  return file ?? answer;
}

async function fileOf(path: string): Promise<Response | undefined> {
  const isPublic = (publicPages as readonly string[]).includes(path);
  const isApp = patterns.some((pattern) => pattern.test(path));
  if (!isPublic && !isApp) return undefined;
  for (const file of [`${path}.html`, ...(isApp ? [shell] : [])]) {
    const found = await fetch(file);
    // A navigation refuses an answer that came by a detour, so it is made anew.
    if (found.ok) return new Response(found.body, { headers: found.headers });
  }
  return undefined;
}
