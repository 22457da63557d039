/** Request headers of a signed call: the challenge, and the passkey's reply as base64url of its JSON. */
export const signatureHeaders = { challenge: 'X-Challenge-Id', assertion: 'X-Assertion' } as const;

/** A path of the contract with its values, as it is sent and signed. */
export const pathWith = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
