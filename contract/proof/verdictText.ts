import { bytesToHex } from '@noble/hashes/utils.js';
import { groupDollars } from '#contract/money.ts';
import type { Verdict } from './checkProof.ts';
import { faults } from './faults.ts';
import { keyIdOf } from './signedNote.ts';
import { accountsOf } from './snapshotLine.ts';

const count = (lines: number) => lines.toLocaleString('en-US');

export interface VerdictText {
  title: string;
  reasons: readonly string[];
}

/** The verdict in words, for pages and terminal. */
export function verdictText(verdict: Verdict): VerdictText {
  if (!verdict.proved) {
    const [title, reason] = faults[verdict.fault];
    return { title, reasons: [reason] };
  }
  const { key, head, hashes, of } = verdict;
  const signed = `Signed with key ${bytesToHex(keyIdOf(key))} of ${head.origin}. Compare the key with another source.`;
  const proved = `Proved with ${hashes === 1 ? '1 hash' : `${hashes} hashes`}, computed here.`;
  if (of.kind === 'line') {
    return {
      title: `Line ${count(of.index + 1)} is in the log of ${count(head.size)} lines.`,
      reasons: [`The line: ${of.input}`, signed, proved],
    };
  }
  if (of.kind === 'statement') {
    const { from, to, sha256 } = of.statement;
    return {
      title: of.isFileHere
        ? `This file is our statement of ${from} to ${to}, unchanged.`
        : `The log has a statement of ${from} to ${to}.`,
      reasons: [
        `Its SHA-256, ${sha256}, is in line ${count(of.index + 1)} of the log of ${count(head.size)} lines.`,
        signed,
        proved,
        'It does not prove that the statement is right: compare it with your own records.',
      ],
    };
  }
  if (of.kind === 'balance') {
    const { account, cents, totalCents, snapshot } = of.counted;
    const { from, to } = accountsOf(of.counted);
    const accounts = from === to ? count(to) : `${count(from)} to ${count(to)}`;
    return {
      title: `${groupDollars(cents)} is counted in what is owed to investors.`,
      reasons: [
        `Account ${account} at ${snapshot}. Compare both with what your account shows.`,
        `The sum is ${groupDollars(totalCents)}, owed to ${accounts} accounts. Line ${count(of.index + 1)} of the log of ${count(head.size)} lines has it.`,
        signed,
        ...balanceLimits,
      ],
    };
  }
  return {
    title:
      of.earlier.size === 0
        ? 'The log was empty then.'
        : `Nothing up to line ${count(of.earlier.size)} has changed.`,
    reasons: [
      `The later log continues the earlier one: ${count(of.earlier.size)} lines then, ${count(head.size)} in the later one.`,
      signed,
      proved,
    ],
  };
}

/** Limits of a proof that a balance is counted, in words. */
export const balanceLimits = [
  'It does not prove that everyone is counted: the balance of someone who never checks could be left out.',
  'It does not prove that the coins are there.',
] as const;

/** Limits of every proof, in words. */
export const proofLimits = [
  'It does not prove that a line was true, only that it stayed as it was written.',
  'It does not prove that everything was written. A movement of money without a line is not seen here.',
  'It does not prove that others are shown the same log. Compare checkpoints with someone else.',
  'It proves nothing if no one keeps a checkpoint. No one outside has verified this software.',
] as const;
