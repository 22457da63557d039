/** One answer of a site, as the Observatory looks at it: over https, with a certificate in order. */
export interface Observed {
  headers: Headers;
  html: string;
}

/** A finding by the Observatory's own name, and what it adds to or takes from 100. */
export interface Finding {
  rule: string;
  points: number;
}

const bestScoreForExtra = 90;
const sixMonthsS = 15_552_000;
const broad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const unsafe = /^('unsafe-inline'|data:)$/;

type Sources = Map<string, readonly string[]>;

function sourcesOf(policy: string): Sources {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/CSP */
function contentPolicy(policy: string | null): Finding {
  if (!policy) return { rule: 'csp-not-implemented', points: -25 };
  const sources = sourcesOf(policy);
  const all = sources.get('default-src') ?? ['*'];
  const of = (name: string) => sources.get(name) ?? all;
  const scripts = of('script-src');
  const hashed = scripts.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const loose = scripts.filter((source) => !(hashed && source === "'unsafe-inline'"));
  if (loose.some((source) => broad.test(source) || unsafe.test(source))) {
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 };
  }
  if (of('object-src').some((source) => broad.test(source))) {
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 };
  }
  const active = [...sources].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (active.some(([, list]) => list.some((source) => /^(http|ftp):/.test(source)))) {
    return { rule: 'csp-implemented-with-insecure-scheme', points: -20 };
  }
  if ([...scripts, ...of('style-src')].includes("'unsafe-eval'")) {
    return { rule: 'csp-implemented-with-unsafe-eval', points: -10 };
  }
  if ([...of('img-src'), ...of('media-src')].some((source) => /^(http|ftp):/.test(source))) {
    return {
      rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only',
      points: -10,
    };
  }
  if (of('style-src').some((source) => broad.test(source) || unsafe.test(source))) {
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  }
  return sources.get('default-src')?.join(' ') === "'none'"
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', points: 5 };
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/Clickjacking */
function framing(policy: string | null, option: string | null): Finding {
  if (policy && sourcesOf(policy).has('frame-ancestors')) {
    return { rule: 'x-frame-options-implemented-via-csp', points: 5 };
  }
  return /^(deny|sameorigin)$/i.test(option ?? '')
    ? { rule: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { rule: 'x-frame-options-not-implemented', points: -20 };
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/TLS */
function transport(header: string | null): Finding {
  const maxAgeS = Number(/(?:^|;\s*)max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAgeS)) return { rule: 'hsts-not-implemented', points: -20 };
  return maxAgeS < sixMonthsS
    ? { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
    : { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/Referrer_policy */
function referrer(header: string | null): Finding {
  if (header === null) return { rule: 'referrer-policy-not-implemented', points: 0 };
  return /^(no-referrer|(same|strict)-origin|strict-origin-when-cross-origin)$/i.test(header)
    ? { rule: 'referrer-policy-private', points: 5 }
    : { rule: 'referrer-policy-unsafe', points: -5 };
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/CORP */
function resourcePolicy(header: string | null): Finding {
  return /^same-(origin|site)$/i.test(header ?? '')
    ? { rule: `cross-origin-resource-policy-implemented-with-${header}`, points: 10 }
    : { rule: 'cross-origin-resource-policy-not-implemented', points: 0 };
}

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/MIME_types */
const sniffing = (header: string | null): Finding =>
  header?.toLowerCase() === 'nosniff'
    ? { rule: 'x-content-type-options-nosniff', points: 0 }
    : { rule: 'x-content-type-options-not-implemented', points: -5 };

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/CORS */
const sharing = (headers: Headers): Finding =>
  headers.has('Access-Control-Allow-Origin')
    ? {
        rule: 'cross-origin-resource-sharing-implemented-with-universal-access',
        points: headers.has('Access-Control-Allow-Credentials') ? -50 : 0,
      }
    : { rule: 'cross-origin-resource-sharing-not-implemented', points: 0 };

/** https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/Cookies */
const cookies = (headers: Headers): Finding =>
  headers.has('Set-Cookie')
    ? { rule: 'cookies-session-without-secure-flag', points: -40 }
    : { rule: 'cookies-not-found', points: 0 };

/** https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity */
function integrity({ headers, html }: Observed): Finding {
  if (!headers.get('Content-Type')?.startsWith('text/html')) {
    return { rule: 'sri-not-implemented-response-not-html', points: 0 };
  }
  const foreign = /<script\b[^>]*\bsrc="(https?:)?\/\//i.test(html);
  return foreign
    ? { rule: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 }
    : { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

/**
 * Findings and score by the rules of MDN's HTTP Observatory (algorithm 4, mdn-http-observatory
 * 1.4.8: its SCORE_TABLE and analyzers), for the headers of this server. The redirect from http is the
 * proxy's; it scores 0 if it is right, so it is left out.
 */
export function observe(observed: Observed): { score: number; findings: Finding[] } {
  const { headers } = observed;
  const policy = headers.get('Content-Security-Policy');
  const findings = [
    contentPolicy(policy),
    framing(policy, headers.get('X-Frame-Options')),
    transport(headers.get('Strict-Transport-Security')),
    referrer(headers.get('Referrer-Policy')),
    resourcePolicy(headers.get('Cross-Origin-Resource-Policy')),
    sniffing(headers.get('X-Content-Type-Options')),
    sharing(headers),
    cookies(headers),
    integrity(observed),
  ];
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 100);
  const points = findings.map((finding) => finding.points);
  const withoutExtra = sum(points.filter((point) => point < 0));
  return { score: withoutExtra >= bestScoreForExtra ? sum(points) : withoutExtra, findings };
}
