import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appPages, framePaths, publicPages } from '#contract/pages.ts';
import { termsVersion } from '#contract/settings.ts';
import { themePath, themes } from '#src/marketing/themes/themes.ts';
import { light } from '#src/shared/theme/tokens.ts';
import { html, pages } from './renderedSite.ts';

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

  it('has one script and one sheet inline, and loads nothing but its own files', () => {
    expect(html(path)).not.toMatch(/\sstyle=|\son\w+="|javascript:/);
    expect(all(html(path), /(<script)/g)).toHaveLength(1);
    expect(all(html(path), /<script>([^<]*)<\/script>/g)[0]).toContain(
      'import("/assets/site-1.js")',
    );
    expect(all(html(path), /<style>([^<{]*)\{/g)).toHaveLength(1);
    for (const address of all(html(path), /\ssrc="([^"]+)"/g)) expect(address).toMatch(/^\//);
    for (const address of all(html(path), /<link rel="(?!canonical)\w+" href="([^"]+)"/g)) {
      expect(address).toMatch(/^\//);
    }
  });

  it('links only to pages that exist, and to places that exist on them', () => {
    const known: readonly string[] = [...publicPages, ...appPages];
    // The one way out leads to the published sources of a figure.
    const ownWords = html(path).replace(/<section [^>]*data-sources[\s\S]*?<\/section>/, '');
    expect(ownWords).not.toMatch(/<a [^>]*href="https?:/);
    for (const href of all(html(path), /<a [^>]*href="((?!https:)[^"]+)"/g)) {
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

it('leads each Learn More to an explanation of its own (S-004, S-069, S-072)', () => {
  expect(themes).toHaveLength(12);
  const themePages = publicPages.filter((path) => path.startsWith('/themes/'));
  expect(themes.map(themePath).toSorted()).toEqual(themePages.toSorted());
  for (const theme of themes) {
    const path = themePath(theme);
    expect(html('/')).toContain(`href="${path}">Learn More`);
    expect(html('/')).toContain(`about ${theme.title.toLowerCase()}</span>`);
    const headings = all(html(path), /<h2[^>]*>([^<]+)/g);
    expect(headings).toEqual(
      expect.arrayContaining([
        'What it is',
        'How one earns with it',
        'How one loses with it',
        'What it costs',
        'Time horizon',
        'Who it does not suit',
      ]),
    );
    const others = themes.filter((other) => other !== theme);
    for (const loss of theme.loses) {
      expect(html(path)).toContain(loss);
      for (const other of others) expect(other.loses).not.toContain(loss);
    }
    expect(words(html(path).split('<main')[1] ?? '').split(' ').length).toBeGreaterThan(400);
  }
});

it('tells search engines where a theme belongs, and nothing it cannot know', () => {
  const marked = [...pages].filter(
    ([, text]) => text.includes('itemscope') || text.includes('itemScope'),
  );
  expect(marked.map(([path]) => path).toSorted()).toEqual(themes.map(themePath).toSorted());
  const trail =
    html('/themes/forex').split('schema.org/BreadcrumbList')[1]?.split('</ol>')[0] ?? '';
  expect(all(trail, /itemprop="name">([^<]+)/gi)).toEqual(['Home', 'Investment Products', 'Forex']);
  expect(all(trail, /href="([^"]+)"/g)).toEqual(['/', '/investment-products', '/themes/forex']);
  for (const text of pages.values())
    expect(text).not.toMatch(/application\/ld\+json|AggregateRating/);
});

it('says everywhere that nobody has to pay in order to withdraw', () => {
  for (const path of [...publicPages, '/404']) {
    expect(words(html(path)).replace(/\s+/g, ' ')).toContain(
      'We never ask you to pay to withdraw.',
    );
  }
});

it('names who runs the site and how to complain', () => {
  for (const path of ['/about', '/complaints'])
    for (const hole of ['legalName', 'address', 'support'])
      expect(html(path).split('<footer')[0]).toContain(`{{${hole}}}`);
});

it('names the version on the terms and the privacy policy (S-052)', () => {
  for (const path of ['/terms', '/privacy'])
    expect(html(path)).toContain(`Version <time dateTime="${termsVersion}">`);
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

it('gives each page its own sheet, in both schemes, without variables that nothing reads', () => {
  for (const [path, text] of pages) {
    if (framePaths.includes(path)) continue;
    const css = all(text, /<style>([\s\S]*?)<\/style>/g)[0] ?? '';
    expect(css).toContain('[data-theme="dark"]');
    const read = new Set(all(css, /var\((--mui-[\w-]+)/g));
    const declared = new Set(all(css, /[{;](--mui-[\w-]+):/g));
    expect([...declared].filter((name) => !read.has(name))).toEqual([]);
    const missing = [...read].filter((name) => !declared.has(name));
    expect(missing.filter((name) => name.startsWith('--mui-palette'))).toEqual([]);
  }
  expect(html('/about')).not.toContain('data-carousel');
});

it('draws the mark of the house the same everywhere', () => {
  const mark = 'M8 22.5h16M8 17.5l5.5-5 4.5 3.5 6-6.5';
  expect(html('/')).toContain(`d="${mark}"`);
  for (const file of ['public/favicon.svg', 'src/marketing/share/card.svg']) {
    expect(readFileSync(file, 'utf8')).toContain(`d="${mark}"`);
  }
  const { primary, onPrimary } = light;
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  expect(favicon).toContain(`fill="${primary}"`);
  expect(favicon).toContain(`stroke="${onPrimary}"`);
});
