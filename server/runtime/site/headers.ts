import { transportSecurity } from '#server/platform/http/transport.ts';

/** What the response headers depend on. */
export interface HeaderOptions {
  /** {host} of the calls: a path on this origin, or an absolute address elsewhere. */
  backendHost: string;
  /** The address visitors use; transport security is promised only when it is https. */
  publicUrl: string;
}

/** What one page needs beyond the policy of all. */
export interface PageNeeds {
  /** Hashes of what stands inline, as the policy writes them. */
  scripts: string[];
  styles: string[];
  /** True where the outside ticker or chart may stand. */
  frames: boolean;
}

/** The one inline style that emotion inserts is empty; this is its hash. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The needs of a page without anything inline or framed. */
export const nothing: PageNeeds = { scripts: [], styles: [emptyStyle], frames: false };

/** The content policy of an answer (DESIGN 6.1); pages name the hashes of what is inline. */
export function contentPolicy(
  { backendHost, publicUrl }: HeaderOptions,
  needs: PageNeeds = nothing,
): string {
  const backendOrigin = /^https?:\/\//.test(backendHost) ? ` ${new URL(backendHost).origin}` : '';
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...needs.scripts].join(' '),
    ["style-src 'self'", ...needs.styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${backendOrigin}`,
    "worker-src 'self'",
    `frame-src ${needs.frames ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  if (isSecure(publicUrl)) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * The policy of the frame around the outside ticker: sandboxed, so that nothing in it shares this
 * origin or its storage, and allowed to reach the one host that the operator named (S-066).
 */
export function widgetPolicy({ scripts, styles }: PageNeeds, widgetUrl: string): string {
  const { origin } = new URL(widgetUrl);
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

// What is no page runs nothing of its own, and a shorter header saves a quarter of a small script.
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers for pages, files and calls alike; pages replace the policy by their own. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': filePolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...transportSecurity(options.publicUrl),
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
