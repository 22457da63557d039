import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from '#contract/proof/base64.ts';
import {
  checkpointText,
  findCheckpoint,
  isGenuine,
  parseCheckpoint,
} from '#contract/proof/checkpoint.ts';
import { cosignedAt, cosignedText, withTime } from '#contract/proof/cosigned.ts';
import { isSignedBy } from '#contract/proof/isSignedBy.ts';
import {
  parseNote,
  parseVerifierKey,
  signatureBy,
  signatureLine,
  verifierKey,
} from '#contract/proof/signedNote.ts';
import { newSigner } from './signer.ts';

// The example of c2sp.org/tlog-cosignature.
const example = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;

// The example of golang.org/x/mod/sumdb/note, with its key.
const goKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const goNote = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

it('reads the examples of the formats, and refuses them with any sign changed', async () => {
  const checkpoint = parseCheckpoint(example);
  expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
  expect(checkpoint && checkpointText(checkpoint.origin, checkpoint)).toBe(checkpoint?.note.text);
  expect(checkpoint?.note.signatures.map(({ name }) => name)).toEqual([
    'example.com/behind-the-sofa',
    'witness.example.com/w1',
  ]);
  const key = parseVerifierKey(goKey);
  const note = parseNote(goNote);
  if (!key || !note) throw new Error('The example was not read.');
  expect(verifierKey(key)).toBe(goKey);
  const found = signatureBy(note, key)?.signature ?? new Uint8Array();
  expect(await isSignedBy(key.publicKey, found, note.text)).toBe(true);
  expect(await isSignedBy(key.publicKey, found, note.text.replace('answer', 'Answer'))).toBe(false);
  expect(parseVerifierKey(goKey.replace('c74f20a3', 'c74f20a4'))).toBeUndefined();
  expect(parseVerifierKey(goKey.replace('TW', 'TX'))).toBeUndefined();
});

const faults: Record<string, string> = {
  'a size with a leading zero': example.replace('20852163', '020852163'),
  'a size that is not a number': example.replace('20852163', '2e7'),
  'a short root': example.replace('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=', 'CsUYapGGPo4='),
  'a root with bits too many': example.replace('jxq2I=', 'jxq2J='),
  'no signature': example.slice(0, example.indexOf('—')),
  'no empty line before the signatures': example.replace('\n\n', '\n'),
  'a key name with a plus': example.replace('— example.com/', '— example.com+'),
  'a control sign': example.replace('sofa\n', 'sofa\r\n'),
  'no last line break': example.trimEnd(),
};

it.each(Object.entries(faults))('is not a checkpoint: %s', (_fault, text) => {
  expect(parseCheckpoint(text)).toBeUndefined();
});

it('trusts a checkpoint that the key of the log signed, and no forged one', async () => {
  const log = newSigner('plainvest.example/log', 1);
  const other = newSigner('plainvest.example/log', 1);
  const root = new Uint8Array(32).fill(7);
  const text = checkpointText('plainvest.example/log', { size: 12, root });
  const parse = (note: string) => {
    const checkpoint = parseCheckpoint(note);
    if (!checkpoint) throw new Error('This is not a checkpoint.');
    return checkpoint;
  };
  const signed = `${text}\n${signatureLine(log.key, log.signs(text))}`;
  expect(signed.length).toBeLessThan(220);
  expect(await isGenuine(parse(signed), log.key)).toBe(true);
  // A forger has the name and the key id, but not the key.
  const forged = `${text}\n${signatureLine(log.key, other.signs(text))}`;
  expect(await isGenuine(parse(forged), log.key)).toBe(false);
  expect(await isGenuine(parse(signed.replace('\n12\n', '\n13\n')), log.key)).toBe(false);
  expect(await isGenuine(parse(signed), other.key)).toBe(false);
  expect(await isGenuine(parse(signed), { ...log.key, name: 'plainvest.example/log/2' })).toBe(
    false,
  );
});

it('reads when a witness saw a checkpoint', async () => {
  const witness = newSigner('witness.example/w1', 4);
  const text = checkpointText('plainvest.example/log', { size: 1, root: new Uint8Array(32) });
  const cosigned = (time: bigint, shown = time) =>
    parseCheckpoint(
      `${text}\n${signatureLine(witness.key, withTime(shown, witness.signs(cosignedText(text, time))))}`,
    );
  const good = cosigned(1_679_315_147n);
  const wrong = cosigned(1_679_315_147n, 1_679_315_148n);
  if (!good || !wrong) throw new Error('This is not a checkpoint.');
  expect(await cosignedAt(good, witness.key)).toBe(1_679_315_147n);
  expect(await cosignedAt(wrong, witness.key)).toBeUndefined();
});

it('finds the last checkpoint in a mail that was quoted or indented', () => {
  const mail = `Hello,\n\nyour deposit is confirmed.\n\n${example}\n-- \nAlder & Finch Ltd\n`;
  const quoted = mail.replace(/^/gm, '> ').replaceAll('\n', '\r\n');
  for (const text of [example, example.trimEnd(), mail, quoted, mail.replace(/^/gm, '    ')]) {
    expect(findCheckpoint(text)?.size).toBe(20_852_163);
  }
  const newer = example.replace('20852163', '20852164');
  expect(findCheckpoint(`${mail}\n${newer}`)?.size).toBe(20_852_164);
  expect(findCheckpoint('Hello,\n\nno checkpoint here.\n')).toBeUndefined();
});

it('has one base64 text for the same bytes', () => {
  expect(bytesToHex(fromBase64('AAECAw==') ?? new Uint8Array())).toBe('00010203');
  expect(toBase64(Uint8Array.of(0, 1, 2, 3))).toBe('AAECAw==');
  for (const text of ['AAECAx==', 'AAECAw', 'AAEC Aw=', 'AAECAw=', '=', 'AAECAw==\n']) {
    expect(fromBase64(text)).toBeUndefined();
  }
});
