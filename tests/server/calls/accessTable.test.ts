import { describe, expect, test } from 'vitest';
import { accessTable, passwordTable } from './accessTable.ts';
import { rows } from './rows.ts';

const named = (text: string) => text.split(/\s+/).toSorted();
const namesOf = (chosen: typeof rows) => chosen.map(([name]) => name).toSorted();

describe('the contract', () => {
  test.each(['anyone', 'user', 'admin'] as const)('opens to %s exactly the listed calls', (who) => {
    expect(namesOf(rows.filter(([, { access }]) => access === who))).toEqual(
      named(accessTable[who]),
    );
  });

  test('asks for a recent password in exactly the listed calls', () => {
    expect(namesOf(rows.filter(([, { requiresPassword: proof }]) => proof))).toEqual(
      named(passwordTable),
    );
  });
});
