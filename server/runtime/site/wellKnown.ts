import { dayMs } from '#contract/time.ts';
import { securityHeaders } from './headers.ts';
import type { SiteSettings } from './placeholders.ts';
import type { Site } from './site.ts';

const validDays = 180;
/** The page where somebody signed in changes their password. */
const passwordPage = '/user/useracct/security';

/**
 * A site that also answers the two addresses that programs know: where to report a hole (RFC 9116)
 * and where to change a password (W3C change-password-url).
 */
export function withWellKnown(
  site: Site,
  { publicUrl, operator }: Pick<SiteSettings, 'publicUrl' | 'operator'>,
  clock: () => Date,
): Site {
  // Neither answer is a page or loads anything.
  const headers = {
    ...securityHeaders({ backendHost: '/', publicUrl }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const answers: Record<string, () => Response> = {
    '/.well-known/security.txt': () =>
      new Response(securityText(publicUrl, operator.support, clock()), {
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      }),
    '/.well-known/change-password': () =>
      new Response(null, { status: 302, headers: { ...headers, location: passwordPage } }),
  };
  return {
    ...site,
    fetch: (request) => {
      const answer = answers[new URL(request.url).pathname];
      return answer && ['GET', 'HEAD'].includes(request.method) ? answer() : site.fetch(request);
    },
  };
}

function securityText(publicUrl: string, support: string | null, at: Date): string {
  // The day alone, so that every answer of a day is the same.
  const expires = new Date(at.getTime() - (at.getTime() % dayMs) + validDays * dayMs);
  return [
    `Contact: ${contact(publicUrl, support)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** RFC 9116 wants an address with its scheme; whatever is no mail or web address has a page. */
function contact(publicUrl: string, support: string | null): string {
  if (support && /^[^\s@]+@[^\s@]+$/.test(support)) return `mailto:${support}`;
  if (support && /^https:\/\/\S+$/.test(support)) return support;
  return `${publicUrl}/complaints`;
}
