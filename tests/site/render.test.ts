import { describe, expect, it } from 'vitest';
import { appPages, publicPages } from '#contract/pages.ts';
import { termsVersion } from '#contract/settings.ts';
import { assetClasses } from '#src/marketing/classes/assetClasses.ts';
import { renderSite } from '#src/marketing/render.tsx';

let css = '';
const rendered = renderSite({
  script: '/assets/site-1.js',
  stylesheet(text) {
    css = text;
    return '/assets/site-1.css';
  },
});
const pages = new Map(rendered.map(({ path, html }) => [path, html]));
const html = (path: string) => pages.get(path) ?? '';
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1] ?? '');
const words = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each([...publicPages, '/404'])('%s', (path) => {
  it('is a whole page with one h1, a title and a description of its own', () => {
    expect(html(path)).toMatch(/^<!doctype html><html lang="en">/);
    expect(all(html(path), /<(h1)[ >]/g)).toHaveLength(1);
    const titles = [...pages.values()].map((text) => all(text, /<title>([^<]+)/g)[0]);
    expect(titles.filter((title) => title === all(html(path), /<title>([^<]+)/g)[0])).toHaveLength(
      1,
    );
    expect(all(html(path), /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
  });

  it('has nothing inline and loads its own files only', () => {
    expect(html(path)).not.toMatch(/<style|\sstyle=|\son\w+="|javascript:/);
    for (const attributes of all(html(path), /<script([^>]*)>/g))
      expect(attributes).toMatch(/src="\//);
    expect(html(path)).toContain('href="/assets/site-1.css"');
    for (const address of all(html(path), /\ssrc="([^"]+)"/g)) expect(address).toMatch(/^\//);
  });

  it('links only to pages that exist, and to places that exist on them', () => {
    const known: readonly string[] = [...publicPages, ...appPages];
    for (const href of all(html(path), /<a [^>]*href="([^"]+)"/g)) {
      const [page, place] = href.split('#');
      if (page) expect(known, href).toContain(page);
      if (place) expect(html(page || path), href).toContain(`id="${place}"`);
    }
  });

  it('carries the risk warning with the summary behind it (S-073)', () => {
    expect(html(path)).toContain('role="note" aria-label="Risk warning"');
    expect(html(path)).toContain('href="/risk"');
  });

  it('has the header, the footer and no id twice', () => {
    const header = html(path).slice(html(path).indexOf('<header'), html(path).indexOf('</header'));
    for (const href of publicPages.slice(0, 7)) expect(header).toContain(`href="${href}"`);
    expect(header).toMatch(/href="\/register"[^>]*>Get Started/);
    expect(html(path)).toContain('<footer');
    const ids = all(html(path), /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('opens both menus, whose items lead to three pages only (S-043 to S-045)', () => {
  for (const id of ['planning-menu', 'products-menu']) {
    expect(html('/').toLowerCase()).toContain(`popovertarget="${id}"`);
    const menu = html('/').split(`<ul id="${id}"`)[1]?.split('</ul>')[0] ?? '';
    const targets = new Set(all(menu, /href="([^"]+)"/g));
    expect([...targets].sort()).toEqual([
      '/investment',
      '/planning-services',
      '/retirement-planning',
    ]);
  }
});

it('has a hero of three slides, each with a highlighted last word and a way in (S-054)', () => {
  const slides = html('/').split('aria-roledescription="slide"').slice(1);
  expect(slides).toHaveLength(3);
  for (const slide of slides) {
    expect(slide).toMatch(/<em>[^ <]+<\/em><\/h2><p>[^<]{20,}<\/p>/);
    expect(slide).toMatch(/href="\/register"[^>]*>Get Started/);
  }
});

it('leads each asset class card to that class’s risks (S-069, S-072)', () => {
  for (const { id, name, risks } of assetClasses) {
    expect(html('/')).toContain(`href="/investment-products#${id}">Learn More`);
    expect(html('/')).toContain(`about ${name.toLowerCase()}</span>`);
    for (const risk of risks) expect(html('/investment-products')).toContain(risk);
  }
});

it('mentions the twelve themes (S-004)', () => {
  const text = words([...pages.values()].join(' ')).toLowerCase();
  const themes = [
    ...[
      'option trading',
      'real estate',
      'stock market',
      'forex',
      'infrastructure',
      'crypto access',
    ],
    ...['fixed income', 'agriculture', 'planning services', 'assets management'],
    ...['retirement planning', 'private wealth'],
  ];
  for (const theme of themes) expect(text).toContain(theme);
});

it('publishes neither figures nor the claims that have no source (S-005, S-006)', () => {
  for (const [path, text] of pages) {
    const body = words(text.slice(text.indexOf('<body')));
    expect(body.replaceAll(termsVersion, ''), path).not.toMatch(/[$€£%]|\d{2,}|billion|million/);
  }
});

it('names the version on the terms and the privacy policy (S-052)', () => {
  for (const path of ['/terms', '/privacy'])
    expect(html(path)).toContain(`Version ${termsVersion}`);
});

it('has the five headings of the risk summary (S-073)', () => {
  expect(all(html('/risk').split('<main')[1]?.split('read-next')[0] ?? '', /<h2>([^<]+)/g)).toEqual(
    [
      'You could lose everything',
      'No protection scheme',
      'You may be unable to sell',
      'It is complex',
      'Do not put all your eggs in one basket',
    ],
  );
});

it('collects one sheet with both schemes and without variables that nothing reads', () => {
  expect(css).toContain('[data-theme="dark"]');
  const read = new Set(all(css, /var\((--mui-[\w-]+)/g));
  const declared = new Set(all(css, /[{;](--mui-[\w-]+):/g));
  expect([...declared].filter((name) => !read.has(name))).toEqual([]);
  expect(
    [...read].filter((name) => name.startsWith('--mui-palette') && !declared.has(name)),
  ).toEqual([]);
});
