// BIP 380: a code over groups of characters, as wallets append it behind '#'.
const inputs =
  '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const outputs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn];

function step(code: bigint, value: number): bigint {
  const top = code >> 35n;
  let next = ((code & 0x7ffffffffn) << 5n) ^ BigInt(value);
  generator.forEach((term, at) => {
    if ((top >> BigInt(at)) & 1n) next ^= term;
  });
  return next;
}

/** The eight characters behind '#'; undefined if a character cannot be in a descriptor. */
export function descriptorChecksum(descriptor: string): string | undefined {
  let code = 1n;
  let group = 0;
  let inGroup = 0;
  for (const character of descriptor) {
    const place = inputs.indexOf(character);
    if (place < 0) return undefined;
    code = step(code, place & 31);
    group = group * 3 + (place >> 5);
    inGroup += 1;
    if (inGroup === 3) {
      code = step(code, group);
      group = 0;
      inGroup = 0;
    }
  }
  if (inGroup > 0) code = step(code, group);
  for (let at = 0; at < 8; at++) code = step(code, 0);
  code ^= 1n;
  return Array.from(
    { length: 8 },
    (_, at) => outputs[Number((code >> BigInt(5 * (7 - at))) & 31n)],
  ).join('');
}
