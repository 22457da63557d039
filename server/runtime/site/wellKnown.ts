import { bytesToHex } from '@noble/hashes/utils.js';
import { toBase64 } from '#contract/proof/base64.ts';
import { keyIdOf, type NoteKey, verifierKey } from '#contract/proof/signedNote.ts';
import { dayMs } from '#contract/time.ts';
import { contactHref } from './contactHref.ts';
import { securityHeaders } from './headers.ts';
import type { SiteSettings } from './placeholders.ts';
import type { Site } from './site.ts';

const validDays = 180;
const passwordPage = '/user/useracct/security';

/** RFC 9116, the W3C change-password URL, and the key of the log. */
export function withWellKnown(
  site: Site,
  { publicUrl, operator }: Pick<SiteSettings, 'publicUrl' | 'operator'>,
  { clock, logKey }: { clock: () => Date; logKey: NoteKey },
): Site {
  const headers = {
    ...securityHeaders({ backendHost: '/', publicUrl }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const answers: Record<string, () => Response> = {
    '/.well-known/security.txt': () =>
      new Response(securityText(publicUrl, operator.support, clock()), {
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      }),
    '/.well-known/plainvest-log.json': () =>
      Response.json(
        {
          origin: logKey.name,
          publicKey: toBase64(logKey.publicKey),
          keyId: bytesToHex(keyIdOf(logKey)),
          key: verifierKey(logKey),
        },
        { headers },
      ),
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
  // Rounded to days, so that the response changes once a day.
  const expires = new Date(at.getTime() - (at.getTime() % dayMs) + validDays * dayMs);
  return [
    `Contact: ${contact(publicUrl, support)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Policy: ${publicUrl}/security`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

// RFC 9116 requires a URI; other contacts are on the complaints page.
function contact(publicUrl: string, support: string | null): string {
  return contactHref(support) ?? `${publicUrl}/complaints`;
}
