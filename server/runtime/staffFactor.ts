interface Errors {
  errors: string[];
}

/** Production requires it of staff by default. */
export function readStaffFactor(
  text: string | undefined,
  { demo, errors }: Errors & { demo: boolean },
): 'optional' | 'required' {
  if (text === 'optional' || text === 'required') return text;
  if (text !== undefined) errors.push('STAFF_SECOND_FACTOR must be optional or required.');
  return demo ? 'optional' : 'required';
}

/** The host of PUBLIC_URL, or a parent domain of it. */
export function readRelyingParty(
  text: string | undefined,
  { publicUrl, errors }: Errors & { publicUrl: string },
): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  if (text === undefined || text === host || host.endsWith(`.${text}`)) return text ?? host;
  errors.push(`PASSKEY_RP_ID must be the host of PUBLIC_URL (${host}) or a parent domain of it.`);
  return host;
}
