import { expect, it } from 'vitest';
import { capabilities } from '#contract/capabilities.ts';
import { parseAmount } from '#contract/money.ts';
import { exampleUsd } from '#server/prices/rates.ts';
import { quoteExample, statementBalance, statementRows } from '#src/marketing/claims/examples.ts';
import { notYet } from '#src/marketing/home/notYet.ts';
import { html } from './renderedSite.ts';

const home = html('/').replace(/<style>[\s\S]*?<\/style>/, '');

it('"What we do not do yet" has a line for each missing safeguard, which goes with it', () => {
  const section = home.split('id="not-yet"')[1]?.split('</section>')[0] ?? '';
  for (const { title } of notYet(capabilities)) expect(section).toContain(title);
  for (const { lacks, title } of notYet(capabilities)) {
    const titles = notYet({ ...capabilities, [lacks]: true }).map((line) => line.title);
    expect(titles).not.toContain(title);
    expect(titles).toHaveLength(notYet(capabilities).length - 1);
  }
});

it('the risk warning and the key facts come before the ticker', () => {
  const first = home.slice(home.indexOf('<main'), home.indexOf('data-ticker'));
  expect(first).toContain('role="note" aria-label="Risk warning"');
  for (const name of ['minDeposit', 'reviewTime', 'minimumAge', 'legalName', 'status']) {
    expect(first).toContain(`{{${name}}}`);
  }
  expect(home.match(/aria-label="Risk warning"/g)).toHaveLength(1);
});

it('the picture is marked as an example, and its balances add up', () => {
  const picture = home.split('role="img" aria-label="An example')[1] ?? '';
  expect(picture.slice(0, picture.indexOf('</table>'))).toContain('<mark>Example</mark>');
  const cents = (text = '') => {
    const size = parseAmount(text.replace('\u2212', '')) ?? 0n;
    return text.startsWith('\u2212') ? -size : size;
  };
  expect(statementRows[0]).toMatchObject({ name: 'Opening balance', balance: '$10,450.00' });
  statementRows.slice(1).forEach(({ amount, balance }, at) => {
    expect(cents(balance)).toBe(cents(statementRows[at]?.balance ?? '') + cents(amount));
  });
});

it('the loss is the whole balance, and the quote has the example rate of the ticker', () => {
  expect(home.split('data-part="loss"')[1]?.split('</b>')[0]).toContain(statementBalance);
  expect(statementRows.map(({ name }) => name)).not.toContain('Withdrawal on hold');
  expect(quoteExample.rate.replace(/[$,]/g, '')).toBe(exampleUsd.BTC);
});
