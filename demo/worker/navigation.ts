import { appPages, publicPages } from '#contract/pages.ts';

const patterns = appPages.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));

const shell = '/user.html';

/** For addresses that the static host does not find, such as the page of one record. */
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
    // A navigation rejects a redirected response, so copy it.
    if (found.ok) return new Response(found.body, { headers: found.headers });
  }
  return undefined;
}
