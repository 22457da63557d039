import { parseVerifierKey } from '#contract/proof/signedNote.ts';
import type { LogWitness } from '#server/platform/logPorts.ts';

/** LOG_ORIGIN: by default the host of PUBLIC_URL and /log. */
export function readLogOrigin(
  text: string | undefined,
  { publicUrl, errors }: { publicUrl: string; errors: string[] },
): string {
  const origin = text ?? `${URL.canParse(publicUrl) ? new URL(publicUrl).host : 'localhost'}/log`;
  if (!/^[^\s+]{1,200}$/.test(origin)) {
    errors.push('LOG_ORIGIN must be a name such as invest.example.com/log, without spaces or +.');
  }
  return origin;
}

/** LOG_WITNESSES: the key of each in one word, a space and its address. */
export function readWitnesses(list: readonly string[], errors: string[]): LogWitness[] {
  return list.flatMap((text) => {
    const [keyText = '', url = ''] = text.split(/\s+/);
    const key = parseVerifierKey(keyText);
    if (key?.kind === 4 && /^https?:/.test(url) && URL.canParse(url)) {
      return [{ key, url: url.replace(/\/$/, '') }];
    }
    errors.push(
      'LOG_WITNESSES must be a list such as witness.example/w1+1a2b3c4d+BKey= https://witness.example/add.',
    );
    return [];
  });
}
