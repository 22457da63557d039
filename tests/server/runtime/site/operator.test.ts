import { describe, expect, it } from 'vitest';
import { noOperator } from '#server/runtime/operator.ts';
import { ask, builtSite, demoSettings } from './builtSite.ts';

describe('settings in the pages', () => {
  const operator = {
    ...noOperator,
    legalName: `<script>alert("1")</script> & 'Sons' {{support}} $&`,
    companyNumber: '123',
    address: '1 High Street',
    support: 'help@example.com',
  };

  it('shows "not configured" without an identity, and the demo banner', async () => {
    const text = await ask(await builtSite(), '/').text();
    expect(text).toContain('Demo: no real money is handled. Do not send coins.');
    const [, footer = ''] = text.split('<footer');
    expect(footer.match(/not configured/g)).toHaveLength(1);
    expect(text).toContain('Operator</dt><dd>not configured. This is a demo');
    expect(text).not.toContain('{{');
  });

  it('writes the identity as text, never as markup or as another hole', async () => {
    const site = await builtSite({ ...demoSettings, demo: false, operator });
    const text = await ask(site, '/').text();
    expect(text).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39; {{support}} $&amp;',
    );
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('no real money');
  });

  it('shows what the operator states, and that it states nothing', async () => {
    const stated = {
      ...operator,
      legalName: 'Harbour Street Ltd',
      status: 'Not supervised by any authority.',
      complaintDays: 15,
      ombudsman: 'the Harbour Ombudsman',
      law: 'The law of Norway applies.',
    };
    const site = await builtSite({ ...demoSettings, demo: false, operator: stated });
    const complaints = await ask(site, '/complaints').text();
    expect(complaints).toContain('We answer within 15 days of your message.');
    expect(complaints).toContain('You can turn to the Harbour Ombudsman, or to');
    expect(complaints).toContain('<a href="mailto:help@example.com">help@example.com</a>');
    const terms = await ask(site, '/terms').text();
    expect(terms).toContain('Authorisation: Not supervised by any authority.');
    expect(terms).toContain('The law of Norway applies. You keep the rights');
    expect(`${complaints}${terms}`).not.toMatch(/has not stated how|which law|\{\{/);

    const demo = await builtSite();
    expect(await ask(demo, '/complaints').text()).toContain('names no ombudsman');
    const demoTerms = await ask(demo, '/terms').text();
    expect(demoTerms).toContain('between you and the operator of a real installation.');
    expect(demoTerms).toContain('No authorisation is stated.');
    expect(demoTerms).toContain('has not stated which law governs these terms');
  });

  it('shows how the operator earns money, or that this is not stated', async () => {
    const income = 'We earn interest on what we hold.';
    const help = async (stated: typeof noOperator) =>
      ask(await builtSite({ ...demoSettings, demo: false, operator: stated }), '/help').text();
    expect(await help({ ...operator, income })).toContain(income);
    expect(await help(operator)).toContain('has not stated what pays for the service');
    expect(await ask(await builtSite(), '/help').text()).toContain('This demo earns nothing');
  });

  it('keeps the words that earlier accounts accepted', async () => {
    const site = await builtSite();
    const [now, before] = ['/terms', '/terms/2026-11-23'].map((path) => ask(site, path).text());
    expect(await now).toContain('The coins that we credit become ours,');
    expect(await before).toContain('The coins that you send become ours,');
    expect(await before).not.toContain('If coins arrive and we do not credit them');
  });

  it('describes the operator to search engines only where there is one', async () => {
    const data = (text: string) =>
      [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json),
      );
    const site = await builtSite({ ...demoSettings, demo: false, operator });
    expect(data(await ask(site, '/').text())).toMatchObject([
      { '@type': 'Organization', legalName: operator.legalName, identifier: '123' },
      { '@type': 'WebSite', url: 'http://localhost:3000/' },
    ]);
    expect(data(await ask(await builtSite(), '/').text())).toMatchObject([{ '@type': 'WebSite' }]);
  });

  it('fills the pages again when the settings change, under another entity tag', async () => {
    const site = await builtSite();
    const before = ask(site, '/about').headers.get('etag');
    site.refill({ ...demoSettings, operator, publicUrl: 'https://plainvest.example' });
    const response = ask(site, '/about');
    expect(response.headers.get('etag')).not.toBe(before);
    expect(await response.text()).toContain('href="https://plainvest.example/about"');
  });
});
