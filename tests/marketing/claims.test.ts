import { describe, expect, it } from 'vitest';
import { checkPage, checkPublication } from '#src/marketing/claims/checkPublication.ts';
import { checkRegister } from '#src/marketing/claims/checkRegister.ts';
import type { Claim } from '#src/marketing/claims/claim.ts';
import { register } from '#src/marketing/claims/register.ts';
import { renderSite } from '#src/marketing/render.tsx';
import { assets, html, pages } from './renderedSite.ts';

const today = '2026-11-21';
const sound: Claim = {
  text: 'Founded in 2013.',
  source: { name: 'Company register' },
  date: '2026-11-20',
  approvedBy: 'Compliance',
  expires: '2027-11-20',
};
const errorsOf = (...claims: Claim[]) =>
  checkRegister(Object.fromEntries(claims.map((claim, at) => [`c${at}`, claim])), today);
const pageErrors = (body: string, head = '') =>
  checkPage('/x', `<html><head>${head}</head><body>${body}</body></html>`, { founded: sound });

describe('the register', () => {
  it('is valid, and has none of the unproven figures of the specification (S-005)', () => {
    expect(checkRegister(register, assets.today)).toEqual([]);
    const texts = Object.values(register).map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/649|founded|under management/i);
  });

  it('rejects a claim without text, source, date, approver or expiry', () => {
    expect(errorsOf(sound)).toEqual([]);
    expect(errorsOf({ ...sound, source: { name: ' ' } })).toEqual(['Claim c0 has no source.']);
    expect(errorsOf({ ...sound, text: '' })).toEqual(['Claim c0 has no text.']);
    expect(errorsOf({ ...sound, approvedBy: '' })).toEqual(['Claim c0 has no approved by.']);
    expect(errorsOf({ ...sound, date: '' })).toEqual(['Claim c0 has no date.']);
    expect(errorsOf({ ...sound, expires: 'never' })).toEqual([
      'Claim c0 does not say when it expires.',
    ]);
    expect(errorsOf({ ...sound, source: { name: 'A', href: 'javascript:0' } })).toHaveLength(1);
    expect(errorsOf({ ...sound, date: '2026-11-22' })).toEqual([
      'Claim c0 was read on a day that has not come.',
    ]);
    expect(errorsOf({ ...sound, date: '2026-11-20', expires: '2026-11-19' })).toEqual([
      'Claim c0 expired on 2026-11-19.',
      'Claim c0 was read after it expired.',
    ]);
  });

  it('accepts a claim on its last day and rejects it on the next', () => {
    expect(checkRegister({ a: sound }, sound.expires)).toEqual([]);
    expect(checkRegister({ a: sound }, '2027-11-21')).toEqual(['Claim a expired on 2027-11-20.']);
  });

  it('rejects claims that contradict each other (S-006)', () => {
    const founded = (from: number, to: number): Claim => ({
      ...sound,
      states: { subject: 'year of foundation', from, to },
    });
    // "Founded 2013" beside "over four years of operation" as of 2026.
    expect(errorsOf(founded(2013, 2013), founded(2021, 2022))).toEqual([
      'Claims c0 and c1 contradict each other.',
    ]);
    expect(errorsOf(founded(2013, 2013), founded(2010, 2015))).toEqual([]);
  });

  it('rejects a banned word in a claim', () => {
    expect(errorsOf({ ...sound, text: 'Guaranteed for 2 years.' })).toHaveLength(1);
  });
});

describe('a page', () => {
  it.each([
    'guaranteed',
    'risk-free',
    'Double your money',
    'made to double their savings',
    'an assured return',
    'without a doubt: no chance of loss',
    'no risk',
    'passive income',
    'Act now',
    'You can’t lose',
  ])('with the banned words "%s" is rejected', (words) => {
    expect(pageErrors(`<p>It is ${words}.</p>`)).toHaveLength(1);
    expect(pageErrors(`<p aria-label="${words}">Hello</p>`)).toHaveLength(1);
  });

  it.each([
    'We manage $649 billion.',
    'Founded 2013.',
    'Returns of 3.6 %.',
    'Millions trust us.',
    'The largest platform.',
    'The most trusted name.',
    'The best account.',
    'The most loved account.',
    'Half of our clients.',
    'Three times the market.',
    'Trusted by dozens of banks.',
  ])('with "%s" outside a claim is rejected', (words) => {
    expect(pageErrors(`<p>${words}</p>`)).toHaveLength(1);
    expect(pageErrors('', `<title>${words}</title>`)).toHaveLength(1);
    expect(pageErrors('', `<meta name="description" content="${words}"/>`)).toHaveLength(1);
  });

  it('may cite a registered claim, but not an unknown one', () => {
    expect(pageErrors('<p><span data-claim="founded">Founded in 2013.</span></p>')).toEqual([]);
    const unknown = pageErrors('<p><span data-claim="invented">Founded in 2013.</span></p>');
    expect(unknown[0]).toBe('/x cites a claim "invented" that is not registered.');
    expect(unknown).toHaveLength(2);
  });

  it('may show figures of a claim in parts, but none that the claim does not have', () => {
    expect(pageErrors('<p><span data-claim="founded">2013</span></p>')).toEqual([]);
    expect(pageErrors('<p><span data-claim="founded">$2,014</span></p>')).toEqual([
      '/x says "$2,014", which claim founded does not.',
    ]);
  });

  it('may contain symbol names, dates in time elements and placeholders', () => {
    expect(pageErrors('<b>S&amp;P 500</b><time>2026-11-21</time><dd>{{address}}</dd>')).toEqual([]);
  });
});

describe('the build', () => {
  it('fails with one line per error', () => {
    const page = { path: '/x', html: '<body><p>Guaranteed. The best.</p></body>' };
    expect(checkPublication({ a: { ...sound, source: { name: '' } } }, [page], today)).toEqual([
      'Claim a has no source.',
      '/x says "Guaranteed", which no page may say.',
      '/x says "Guaranteed. The best." without a claim.',
    ]);
  });

  it('fails when a claim of the site has expired', () => {
    expect(() => renderSite({ ...assets, today: '2040-01-01' })).toThrow(/expired on/);
  });

  it('lists source, dates and approver of each cited claim on its page', () => {
    // The first page has sources that were checked together, the second those that were not.
    for (const path of ['/insights/promised-returns', '/themes/crypto-access']) {
      const page = html(path);
      const cited = [...page.matchAll(/data-claim="(\w+)"/g)].map(([, id = '']) => id);
      expect(cited).toContain('cryptoFraud');
      const [, listed = ''] = page.split('data-sources=""');
      const isOnce = listed.split('</section>')[0]?.split('Checked by').length === 2;
      for (const id of cited) {
        const { source, date, approvedBy, expires } = register[id as keyof typeof register];
        const entry = page.split(`id="source-${id}">`)[1]?.split('</li>')[0] ?? '';
        expect(page).toContain(`href="#source-${id}"`);
        expect(entry).toContain(source.name.replaceAll('&', '&amp;'));
        const stated = isOnce ? listed : entry;
        for (const part of [date, approvedBy, expires]) expect(stated).toContain(part);
      }
    }
  });

  it('numbers the sources in the order of the text, and lists those of pictures without one', () => {
    for (const [path, page] of pages) {
      const marks = [...page.matchAll(/Source <\/i>(\d+)<\/a>/g)].map(([, mark]) => Number(mark));
      const inOrder = [...new Set(marks)].map((_, at) => at + 1);
      expect([...new Set(marks)], path).toEqual(inOrder);
      const [, listed = ''] = page.split('data-sources=""');
      const [, numbered = ''] = listed.match(/<ol>(.*?)<\/ol>/s) ?? [];
      expect(numbered.split('<li').length - 1, path).toBe(inOrder.length);
    }
    expect(html('/risk')).toMatch(/<ul><li id="source-statementExample">/);
  });
});
