import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinParts } from '#build/chunks/joinParts.ts';
import type { Part } from '#build/chunks/lazyParts.ts';

const part = (name: string, bytes: number, loadedBy: string, imports: string[] = []): Part => ({
  name,
  bytes,
  imports,
  modules: [`${name}.ts`],
  loadedBy: new Set(loadedBy),
});

const namesOf = (chunks: Part[][]) =>
  chunks.map((parts) => parts.map(({ name }) => name).join()).sort();

describe('joining parts', () => {
  test('makes one chunk of parts that the same lazy imports load', () => {
    const parts = [part('dialog', 9000, 'ab'), part('table', 9000, 'ab')];
    expect(namesOf(joinParts(parts, 1))).toEqual(['dialog,table']);
  });

  test('adds to a page what weighs less than the requests that it saves', () => {
    const parts = [part('dialog', 9000, 'abc'), part('icon', 900, 'ab')];
    expect(namesOf(joinParts(parts, 500))).toEqual(['dialog,icon']);
    expect(namesOf(joinParts(parts, 400))).toEqual(['dialog', 'icon']);
  });

  test('keeps apart what no page loads together', () => {
    const parts = [part('dialog', 1, 'ab'), part('icon', 1, 'cd')];
    expect(namesOf(joinParts(parts, 1000))).toEqual(['dialog', 'icon']);
  });

  test('counts the imports of a part among the bytes that it adds', () => {
    const parts = [
      part('editor', 100, 'abc'),
      part('button', 100, 'bcd', ['fields']),
      part('fields', 3000, 'bcde'),
    ];
    expect(namesOf(joinParts(parts, 1000))).toEqual(['button,fields', 'editor']);
  });

  test('never lets two chunks need each other, and loses no part', () => {
    fc.assert(
      fc.property(graphs(), fc.integer({ min: 0, max: 5000 }), (parts, requestBytes) => {
        const chunks = joinParts(parts, requestBytes);
        expect(chunks.flat().toSorted(byName)).toEqual(parts.toSorted(byName));
        const placeOf = new Map(chunks.flatMap((one, at) => one.map(({ name }) => [name, at])));
        for (const { name, imports } of parts) {
          for (const imported of imports) {
            expect(placeOf.get(imported)).toBeLessThanOrEqual(placeOf.get(name) ?? -1);
          }
        }
      }),
    );
  });
});

const byName = (one: Part, other: Part) => one.name.localeCompare(other.name);

/** Parts of which each imports earlier ones, loaded by whatever loads a part that imports them. */
function graphs() {
  const drawn = fc.record({
    bytes: fc.integer({ min: 1, max: 9000 }),
    loadedBy: fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 2 }),
    imports: fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 3 }),
  });
  return fc.array(drawn, { minLength: 1, maxLength: 12 }).map((rows) => {
    const loads = rows.map(({ loadedBy }) => new Set(loadedBy));
    for (const at of [...rows.keys()].reverse()) {
      for (const imported of rows[at]?.imports ?? []) {
        if (imported < at) for (const lazy of loads[at] ?? []) loads[imported]?.add(lazy);
      }
    }
    return rows.map(({ bytes, imports }, at) => ({
      ...part(`${at}`, bytes, [...(loads[at] ?? [])].join('')),
      imports: imports.filter((imported) => imported < at).map(String),
    }));
  });
}
