import { expect, test } from 'vitest';
import { sourceFiles } from './sources.ts';

const inexact = /\.toFixed\(|\bMath\.round\b|\bparseFloat\b|[*/] ?100n?\b/;
const asNumber = /\bNumber\([^)]*(amount|balance|dollars|cents|usd)/i;

/** Files that round or scale something that is not money. */
const rounding: Record<string, string> = {
  'cli/seed/main.ts': 'seconds',
  'demo/worker/images.ts': 'pixels',
  'server/deposits/expectedCredit.ts': 'two rates that differ by more than 2 %, in integers',
  'server/platform/http/trace.ts': 'milliseconds',
  'server/prices/rates.ts': 'the share by which sources may differ',
  'server/prices/readSteps.ts': 'the change of a rate in percent, in integers',
  'server/runtime/metrics/metrics.ts': 'the class of a status code',
  'server/seed/progress.ts': 'rows per second',
  'src/admin/charts/scale.ts': 'the place of a point in a picture',
  'src/admin/export/ExportDialog.tsx': 'the share of a file in percent',
  'src/admin/record/Waited.tsx': 'the share of a time in percent',
  'src/admin/sending/judge.ts': 'the share by which a payment differs, in integers',
  'src/investor/chart/summary.ts': 'the change of a rate in percent',
  'src/investor/overview/MonthBars.tsx': 'the height of a bar in percent',
  'src/investor/overview/StepChart.tsx': 'the place of a line in a picture',
  'src/investor/overview/pointsOf.ts': 'the place of a point in a picture',
  'src/investor/proof/UploadProgress.tsx': 'the share of a file in percent',
  'src/investor/proof/fileRules.ts': 'kilobytes',
  'src/marketing/checker/showCover.ts': 'the cover in percent, in integers',
  'src/shared/format/axis.ts': 'a label of an axis',
  'src/shared/format/duration.ts': 'minutes',
  'src/shared/receipt/PageThumbs.tsx': 'pixels',
  'src/admin/settings/tolerance.ts': 'hundredths of a percent',
  'src/shared/receipt/ProofViewer.tsx': 'a zoom in percent',
  'src/shared/receipt/copy.ts': 'kilobytes',
  'src/shared/theme/fallbackFaces.ts': 'the height of a font in percent',
};

/** Files that make a JSON number of dollars which are not an amount of cents. */
const numbers: Record<string, string> = {
  'server/prices/routes.ts': 'a rate for the chart, which draws numbers',
  'src/admin/settings/formOf.ts': 'limits in whole dollars, as the wire has them',
  'src/admin/settings/settingsForm.ts': 'limits in whole dollars, as they are typed',
};

/** Files that write a dollar sign before something that is not an amount of cents. */
const signs: Record<string, string> = {
  'demo/worker/passwords.ts': 'the parts of a hash',
  'server/statements/recordPdf.ts': 'a rate',
  'src/admin/activity/pieces.ts': 'a rate',
  'src/admin/facts/copy.ts': 'a rate',
  'src/admin/sending/judge.ts': 'a rate',
  'src/admin/settings/changesOf.ts': 'a limit, as it was typed',
  'src/investor/deposit/AmountFacts.tsx': 'a rate',
  'src/investor/deposit/copy.ts': 'a rate',
  'src/investor/overview/copy.ts': 'a rate',
  'src/investor/proof/copy.ts': 'a rate',
  'src/investor/transactionDetail/copy.ts': 'a rate',
  'src/investor/withdraw/useEstimate.ts': 'a rate',
  'src/investor/withdrawalDetail/copy.ts': 'a rate',
  'src/marketing/browser/tickerText.ts': 'a price of the ticker',
  'src/marketing/checker/showCover.ts': 'a rate',
  'src/marketing/claims/examples.ts': 'a rate',
  'src/shared/format/axis.ts': 'a label of an axis',
};

const exact = ['contract/money.ts', 'contract/coinAmount.ts'];
const product = sourceFiles(/\.tsx?$/).filter(
  ({ path }) => !path.startsWith('tests/') && !exact.includes(path),
);

/** Paths of the product where a line of code, comments left out, matches. */
const using = (pattern: RegExp) =>
  product
    .filter(({ text }) =>
      text.split('\n').some((line) => pattern.test(line.replace(/^\s*(\/\/|\/?\*).*$/, ''))),
    )
    .map(({ path }) => path)
    .sort();

test('only contract/money.ts and contract/coinAmount.ts round and scale money', () => {
  expect(using(inexact)).toEqual(Object.keys(rounding).sort());
});

test('amounts do not become floating-point numbers outside contract/money.ts', () => {
  expect(using(asNumber)).toEqual(Object.keys(numbers).sort());
});

test('only contract/money.ts writes an amount with its currency', () => {
  expect(using(/`[^`]*\$\$\{|style: 'currency'/)).toEqual(Object.keys(signs).sort());
});
