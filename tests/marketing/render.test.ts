import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from '#build/documents.ts';
import { appPages, checkerPath, feedPath, framePaths, publicPages } from '#contract/pages.ts';
import { privacyVersion, termsVersion } from '#contract/settings.ts';
import { themePath, themes } from '#src/marketing/themes/themes.ts';
import { light } from '#src/shared/theme/light.ts';
import { html, pages, sheets } from './renderedSite.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m[1] ?? '');
// Not pages of the site: documents of the build, and what the server answers itself.
const files = [
  ...Object.keys(documents),
  ...['/backend/docs', '/backend/approval-rules', '/.well-known/security.txt', feedPath],
  ...['/.well-known/plainvest-log.json', checkerPath],
];
/** The styles of a page that follow its first paint. */
const sheetOf = (text: string) =>
  sheets[
    Number(all(text, /<noscript><link rel="stylesheet" href="\/assets\/late-(\d+)\.css"/g)[0]) - 1
  ] ?? '';
const words = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each([...publicPages, '/404'])('%s', (path) => {
  it('is a complete page with one h1, a unique title and a description', () => {
    expect(html(path)).toMatch(/^<!doctype html><html lang="en">/);
    expect(all(html(path), /<(h1)[ >]/g)).toHaveLength(1);
    const titles = [...pages.values()].map((text) => all(text, /<title>([^<]+)/g)[0]);
    expect(titles.filter((title) => title === all(html(path), /<title>([^<]+)/g)[0])).toHaveLength(
      1,
    );
    expect(all(html(path), /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
  });

  it('has one inline script and style sheet, and loads only files of this site', () => {
    expect(html(path)).not.toMatch(/\sstyle=|\son\w+="|javascript:/);
    expect(all(html(path), /(<script>)/g)).toHaveLength(1);
    expect(all(html(path), /<script>([^<]*)<\/script>/g)[0]).toContain('"/assets/site-1.js"');
    expect(all(html(path), /<style>([^<{]*)\{/g)).toHaveLength(1);
    for (const address of all(html(path), /\ssrc="([^"]+)"/g)) expect(address).toMatch(/^\//);
    for (const address of all(html(path), /<link rel="(?!canonical)[\w-]+" href="([^"]+)"/g)) {
      expect(address).toMatch(/^\//);
    }
  });

  it('links only to existing pages and existing anchors', () => {
    const known: readonly string[] = [...publicPages, ...appPages, ...files];
    // Only the list of sources links to other sites.
    const ownContent = html(path).replace(/<section [^>]*data-sources[\s\S]*?<\/section>/, '');
    expect(ownContent).not.toMatch(/<a [^>]*href="https?:/);
    for (const href of all(html(path), /<a [^>]*href="((?!https:|{{)[^"]+)"/g)) {
      const [page, anchor] = href.split('#');
      if (page) expect(known, href).toContain(page);
      if (anchor) expect(html(page || path), href).toContain(`id="${anchor}"`);
    }
  });

  it('has the risk warning with a link to the summary (S-073)', () => {
    expect(html(path)).toContain('role="note" aria-label="Risk warning"');
    const [, main = ''] = html(path).split('<main');
    // The summary itself has no link to itself but that of the footer.
    expect(main.split('</main>')[0]?.includes('href="/risk"')).toBe(path !== '/risk');
  });

  it('has the header, the footer and unique ids', () => {
    const header = html(path).slice(html(path).indexOf('<header'), html(path).indexOf('</header'));
    for (const href of publicPages.slice(0, 7)) expect(header).toContain(`href="${href}"`);
    expect(header).toMatch(/href="\/register"[^>]*>Get Started/);
    expect(html(path)).toContain('<footer');
    const ids = all(html(path), /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('names no address that is too long for its place in search results', () => {
  for (const [path, text] of pages) {
    if (framePaths.includes(path)) continue;
    const description = all(text, /<meta name="description" content="([^"]+)"/g)[0] ?? '';
    expect(description.length, path).toBeLessThanOrEqual(130);
    const others = [...pages].filter(([other]) => other !== path);
    for (const [other, otherText] of others) expect(otherText, other).not.toContain(description);
  }
});

it('both menus link to the same three pages (S-043 to S-045)', () => {
  for (const id of ['planning-menu', 'products-menu']) {
    expect(html('/').toLowerCase()).toContain(`popovertarget="${id}"`);
    const menu = html('/').split(`<ul id="${id}"`)[1]?.split('</ul>')[0] ?? '';
    const targets = new Set(all(menu, /href="([^"#]+)/g));
    expect([...targets].sort()).toEqual([
      '/investment',
      '/planning-services',
      '/retirement-planning',
    ]);
  }
});

it('the hero has three slides with a highlighted last word and a sign-up link (S-054)', () => {
  const slides = html('/').split('aria-roledescription="slide"').slice(1);
  expect(slides).toHaveLength(3);
  for (const slide of slides) {
    expect(slide).toMatch(/<em>[^ <]+<\/em><\/h2><p>[^<]{20,}<\/p>/);
    expect(slide).toMatch(/href="\/register"[^>]*>Get Started/);
    // As many lines in each, so that nothing moves.
    expect(all(slide, /<h2>([\s\S]*?)<\/h2>/g)[0]?.split('\n')).toHaveLength(3);
  }
});

it('each Learn More opens a separate explanation (S-004, S-069, S-072)', () => {
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
        'How you can gain',
        'How you can lose',
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

it('every page states that a withdrawal costs nothing in advance', () => {
  for (const path of [...publicPages, '/404']) {
    expect(words(html(path)).replace(/\s+/g, ' ')).toContain(
      'We never ask you to pay to withdraw.',
    );
  }
});

it('the about and complaints pages name the operator', () => {
  for (const path of ['/about', '/complaints'])
    for (const name of ['legalName', 'address', 'support'])
      expect(html(path).split('<footer')[0]).toContain(`{{${name}}}`);
});

it('the terms and the privacy policy show their version (S-052)', () => {
  expect(html('/terms')).toContain(`Version of <time dateTime="${termsVersion}">`);
  expect(html('/privacy')).toContain(`Version of <time dateTime="${privacyVersion}">`);
});

it('the risk summary has its five headings (S-073)', () => {
  expect(all(html('/risk').split('<main')[1]?.split('read-next')[0] ?? '', /<h2>([^<]+)/g)).toEqual(
    [
      'You could lose everything',
      'No protection scheme',
      'You may be unable to sell or withdraw',
      'It is complex',
      'Do not put all your eggs in one basket',
    ],
  );
});

it('each page has a style sheet for both schemes without unused variables', () => {
  for (const [path, text] of pages) {
    if (framePaths.includes(path)) continue;
    const css = all(text, /<style>([\s\S]*?)<\/style>/g)[0] ?? '';
    expect(css).toContain('[data-theme="dark"]');
    // A first visit that goes on without our font has its measures.
    expect(css).toMatch(/@font-face\{font-family:"Geist Arial";[^}]*size-adjust:/);
    const read = new Set(all(`${text}${sheetOf(text)}`, /var\((--[\w-]+)/g));
    const declared = new Set(all(css, /[{;](--[\w-]+):/g));
    expect([...declared].filter((name) => !read.has(name))).toEqual([]);
    expect([...read].filter((name) => !declared.has(name))).toEqual([]);
  }
  expect(html('/about')).not.toContain('data-carousel');
});

it('the logo has the same path on pages, favicon and share card', () => {
  const mark = 'M6 16h4.5v-4.5h5v-4h6.5M6 19.5h16M6 22.5h16';
  expect(html('/')).toContain(`d="${mark}"`);
  for (const file of ['public/favicon.svg', 'build/shareImage.ts']) {
    expect(readFileSync(file, 'utf8')).toContain(`d="${mark}"`);
  }
  const { primary, onPrimary } = light;
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  expect(favicon).toContain(`fill="${primary}"`);
  expect(favicon).toContain(`stroke="${onPrimary}"`);
});
