/** The Trusted Types API, which TypeScript's DOM library does not have yet. */
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

// react-admin renders this as its empty helper text.
const emptyHelperText = '&#8203;';

/**
 * Installs the `default` policy: no text becomes markup, and scripts load from this origin only.
 * Call it before anything renders; a second call has no effect.
 */
export function installTrustedTypes(host: TrustedTypesHost = window): void {
  if (!host.trustedTypes || host.trustedTypes.defaultPolicy) return;
  host.trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === emptyHelperText ? html : null),
    createScriptURL: (address) =>
      new URL(address, host.location.href).origin === host.location.origin ? address : null,
  });
}
