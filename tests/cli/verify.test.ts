import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { verifyFiles } from '#cli/verify/verifyFiles.ts';
import { toBase64 } from '#contract/proof/base64.ts';
import { verifierKey } from '#contract/proof/signedNote.ts';
import { newSigner, signedLog } from '#tests/contract/proof/signer.ts';

const linesOf = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => sha256(utf8ToBytes(`${word} ${index}`)));

const lines = linesOf(21);
const log = signedLog(lines);
const key = {
  name: 'plainvest-log.json',
  text: JSON.stringify({ key: verifierKey(log.signer.key) }),
};
const leaves = {
  name: 'leaves.json',
  text: JSON.stringify({ data: { from: 0, leaves: lines.map(toBase64) } }),
};
const mail = { name: 'mail.txt', text: `Hello,\n\n${log.checkpoint(9)}\n-- \nfoot\n` };
const json = (value: object, name = 'proof.json') => ({ name, text: JSON.stringify(value) });

const verdicts = async (...files: { name: string; text: string }[]) =>
  (await verifyFiles(files)).map(({ isGood }) => isGood);

it('checks a mail, a saved proof and all lines against one another', async () => {
  const findings = await verifyFiles([key, mail, json(log.consistency(9)), leaves]);
  expect(findings.map(({ isGood, text }) => [isGood, text.split('\n')[0]])).toEqual([
    [true, 'mail.txt: a checkpoint of 9 lines, signed by plainvest.example/log.'],
    [true, 'proof.json: Nothing up to line 9 has changed.'],
    [true, 'mail.txt: its root is that of the lines.'],
    [true, 'proof.json: its root is that of the lines.'],
  ]);
});

it('refuses what was changed, removed, reordered, cut, forged or shown twice', async () => {
  const other = signedLog(linesOf(21, 'other'), log.signer);
  const forged = signedLog(lines, newSigner('plainvest.example/log', 1));
  const saved = log.consistency(9);
  const attacks = {
    changed: { ...saved, checkpoint: other.checkpoint() },
    cut: { ...saved, proof: saved.proof.map((hash) => hash.slice(0, 20)) },
    shortened: { ...saved, proof: saved.proof.slice(1) },
    forged: { ...saved, earlier: forged.checkpoint(9) },
    'another log': { ...saved, earlier: saved.earlier.replaceAll('/log', '/log/2') },
    'fewer lines': { ...saved, earlier: saved.checkpoint, checkpoint: saved.earlier },
    'another size': { ...saved, earlier: saved.earlier.replace('\n9\n', '\n8\n') },
  };
  for (const [attack, file] of Object.entries(attacks)) {
    expect([attack, await verdicts(json(file))]).toEqual([attack, [false]]);
  }
  expect(await verdicts(key, { ...mail, text: forged.checkpoint(9) })).toEqual([false]);
  const twice = await verifyFiles([key, mail, { name: 'theirs.txt', text: other.checkpoint(9) }]);
  expect(twice.map(({ isGood }) => isGood)).toEqual([true, true, false]);
  expect(twice[2]?.text).toContain('two signed histories of 9 lines');
  const reordered = lines
    .with(2, lines[3] ?? sha256(utf8ToBytes('')))
    .with(3, lines[2] ?? sha256(utf8ToBytes('')));
  const texts = [lines.toSpliced(4, 1), reordered].map((list) => ({
    ...leaves,
    text: JSON.stringify({ data: { from: 0, leaves: list.map(toBase64) } }),
  }));
  for (const text of texts) expect(await verdicts(key, mail, text)).toEqual([true, false]);
});

it('finds a line by all that its hash covers, and no other line', async () => {
  const input = '3|a|platform|entry.post|{"cents":5000}';
  const previousHash = sha256(utf8ToBytes('line before'));
  const own = sha256(concatBytes(previousHash, utf8ToBytes(input)));
  const { tree, checkpoint, signer } = signedLog(lines.with(2, own));
  const saved = {
    format: 'plainvest-proof/1',
    kind: 'line',
    key: verifierKey(signer.key),
    checkpoint: checkpoint(),
    proof: tree.inclusion(2).map(toBase64),
    index: 2,
    input,
    previousHash: bytesToHex(previousHash),
  };
  expect(await verdicts(json(saved))).toEqual([true]);
  expect(await verdicts(json({ ...saved, input: input.replace('5000', '9000') }))).toEqual([false]);
  expect(await verdicts(json({ ...saved, index: 3 }))).toEqual([false]);
  expect(await verdicts(json({ ...saved, previousHash: bytesToHex(own) }))).toEqual([false]);
});

it('names what is missing', async () => {
  const [noKey] = await verifyFiles([mail]);
  expect(noKey?.text).toContain('plainvest-log.json');
  expect(await verdicts({ name: 'letter.txt', text: 'Hello' })).toEqual([false]);
  const stranger = signedLog(lines);
  expect(await verdicts(key, json(stranger.consistency(9)))).toEqual([true, false]);
});
