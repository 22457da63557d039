/** What a browser with Trusted Types offers; TypeScript's own library does not know it yet. */
interface TrustedTypesHost {
  trustedTypes?: {
    defaultPolicy: unknown;
    createPolicy(
      name: string,
      rules: {
        createHTML(html: string): string | null;
        createScriptURL(address: string): string | null;
      },
    ): unknown;
  };
  location: { origin: string; href: string };
}

/** react-admin renders this as its empty helper text; nothing else may become markup. */
const emptyHelperText = '&#8203;';

/**
 * Installs the one `default` policy (DESIGN 6.1): texts reach the page as text, scripts come from
 * this origin alone, and every other assignment is refused by the browser. Call it once, before
 * anything renders; a second call, or a browser without Trusted Types, changes nothing.
 */
export function installTrustedTypes(host: TrustedTypesHost = window): void {
  if (!host.trustedTypes || host.trustedTypes.defaultPolicy) return;
  host.trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === emptyHelperText ? html : null),
    createScriptURL: (address) =>
      new URL(address, host.location.href).origin === host.location.origin ? address : null,
  });
}
