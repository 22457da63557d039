/** What the response headers depend on. */
export interface HeaderOptions {
  /** {host} of the calls: a path on this origin, or an absolute address elsewhere. */
  backendHost: string;
  /** The address visitors use; transport security is promised only when it is https. */
  publicUrl: string;
}

/** The one inline style that emotion inserts is empty; this is its hash. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The content policy of every answer (DESIGN 6.1). */
export function contentPolicy({ backendHost, publicUrl }: HeaderOptions): string {
  const backendOrigin = /^https?:\/\//.test(backendHost) ? ` ${new URL(backendHost).origin}` : '';
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'none'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${backendOrigin}`,
    "worker-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  if (isSecure(publicUrl)) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Security headers for pages, files and calls alike. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(options.publicUrl) && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
