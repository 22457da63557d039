import { expect, test } from 'vitest';
import { pdf } from '#server/adapters/child/pdf.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { statementSheet } from '#server/statements/sheet.ts';
import { opened, pageText } from './pdfText.ts';

test('a sheet is tagged, has the mark, a title and a language, and shows a missing operator', async () => {
  const long = 'A long reason. '.repeat(40).trim();
  const row = { kind: 'credit', mode: 'Credit', date: '2026-03-02T12:00:00.000Z' } as const;
  const rows = Array.from({ length: 40 }, (_, index) => ({
    ...row,
    sourceId: crypto.randomUUID(),
    amountCents: 100n,
    balanceCents: 100n * BigInt(index + 1),
    ...{ reason: long, reverses: null, reversal: null },
  }));
  const sums = { openingCents: 0n, inCents: 4000n, outCents: 0n, closingCents: 4000n };
  const statement = {
    ...{
      from: '2026-03-01',
      to: '2026-03-31',
      timeZone: 'UTC' as const,
      madeAt: '2026-04-01T08:00:00.000Z',
    },
    ...{ fullName: 'Άντα', userName: 'ada', address: ['1 Street', 'Norway'], operator: noOperator },
    ...{ ...sums, heldCents: 0n, rows },
  } as const;
  const bytes = await pdf(statementSheet(statement, { demo: true }), new Date(0));
  // The same data and time give the same bytes, so that a hash means the content.
  expect(await pdf(statementSheet(statement, { demo: true }), new Date(0))).toEqual(bytes);
  const source = new TextDecoder('latin1').decode(bytes);
  // Latin text in the face of the product, the Greek name in one that has its letters.
  expect(source).toMatch(/\+Geist-Regular/);
  expect(source).toMatch(/\+LiberationSans-Bold/);
  const document = await opened(bytes);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Statement of account', Language: 'en' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { argsArray } = await (await document.getPage(1)).getOperatorList();
  expect(argsArray.flat(2)).toContain('#2447d6');
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => pageText(document, index + 1)),
  );
  expect(pages[0]).toContain('Operator: not configured');
  expect(pages[0]).toContain('1 Street');
  expect(pages[0]).toContain('Άντα');
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  // Each row is whole on one page.
  const whole = pages.map((text) => text.split(`Reason: ${long}`).length - 1);
  expect(whole.reduce((sum, count) => sum + count, 0)).toBe(40);
});
