import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { lazyParts } from '#build/chunks/lazyParts.ts';

interface Imports {
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

const chunk = (fileName: string, { imports = [], dynamicImports = [], ...rest }: Imports) =>
  ({
    isEntry: false,
    isDynamicEntry: false,
    ...rest,
    fileName,
    imports,
    dynamicImports,
    moduleIds: [`${fileName}.ts`],
    modules: { [`${fileName}.ts`]: { renderedLength: 100 } },
  }) as unknown as Rolldown.OutputChunk;

const lazy = { isDynamicEntry: true };

const loads = (chunks: Rolldown.OutputChunk[]) =>
  Object.fromEntries(lazyParts(chunks).map(({ name, loadedBy }) => [name, [...loadedBy].sort()]));

test('a part is loaded by each lazy import that needs it', () => {
  const parts = lazyParts([
    chunk('app', { isEntry: true, imports: ['react'], dynamicImports: ['login', 'staff'] }),
    chunk('react', {}),
    chunk('login', { ...lazy, imports: ['react', 'field'] }),
    chunk('staff', { ...lazy, imports: ['react', 'field'] }),
    chunk('field', { imports: ['react'] }),
  ]);
  expect(parts).toEqual([
    {
      name: 'field',
      modules: ['field.ts'],
      bytes: 100,
      imports: ['react'],
      loadedBy: new Set(['login', 'staff']),
    },
  ]);
});

test('a lazy import has what the page had that asks for it', () => {
  const found = loads([
    chunk('app', { isEntry: true, dynamicImports: ['area'] }),
    chunk('area', { ...lazy, imports: ['menu'], dynamicImports: ['page', 'other'] }),
    chunk('menu', {}),
    chunk('page', { ...lazy, dynamicImports: ['dialog'] }),
    chunk('other', { ...lazy, imports: ['table'] }),
    chunk('dialog', { ...lazy, imports: ['table'] }),
    chunk('table', {}),
  ]);
  expect(found).toEqual({
    area: ['area', 'dialog', 'other', 'page'],
    menu: ['area', 'dialog', 'other', 'page'],
    page: ['dialog', 'page'],
    table: ['dialog', 'other'],
  });
});

test('a lazy import that several pages ask for has only what all of them had', () => {
  const found = loads([
    chunk('app', { isEntry: true, dynamicImports: ['one', 'two'] }),
    chunk('one', { ...lazy, imports: ['both', 'mine'], dynamicImports: ['dialog'] }),
    chunk('two', { ...lazy, imports: ['both'], dynamicImports: ['dialog'] }),
    chunk('dialog', { ...lazy, imports: ['mine'] }),
    chunk('both', {}),
    chunk('mine', {}),
  ]);
  expect(found).toEqual({ both: ['dialog', 'one', 'two'], mine: ['dialog', 'one'] });
});
