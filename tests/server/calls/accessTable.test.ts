import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { duties, suffices } from '#contract/duties.ts';
import { accessTable, dutyTable, passwordTable, signedTable } from './accessTable.ts';
import { rows } from './rows.ts';

const named = (text: string) => text.split(/\s+/).toSorted();
const namesOf = (chosen: typeof rows) => chosen.map(([name]) => name).toSorted();

describe('the contract', () => {
  test.each(['anyone', 'user', 'admin'] as const)('opens to %s exactly the listed calls', (who) => {
    expect(namesOf(rows.filter(([, { access }]) => access === who))).toEqual(
      named(accessTable[who]),
    );
  });

  test('asks for a duty in exactly the listed calls', () => {
    const sufficient = ({ duty = 'any' }: Call<string>) =>
      duties.filter((each) => duty !== 'any' && suffices([each], duty)).join(' ');
    for (const needed of new Set(rows.map(([, call]) => sufficient(call)).filter(Boolean))) {
      expect([needed, ...namesOf(rows.filter(([, call]) => sufficient(call) === needed))]).toEqual([
        needed,
        ...named(dutyTable[needed] ?? ''),
      ]);
    }
  });

  test('asks for a recent password in exactly the listed calls', () => {
    expect(namesOf(rows.filter(([, { requiresPassword: proof }]) => proof))).toEqual(
      named(passwordTable),
    );
  });

  test('has exactly the listed calls signed', () => {
    expect(namesOf(rows.filter(([, { signed }]) => signed))).toEqual(named(signedTable));
  });
});
