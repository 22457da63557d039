import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { PageIndex } from '#src/marketing/frame/PageIndex.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { themeNamed } from '#src/marketing/themes/themes.ts';
import { readings, readingsBy } from './readings.ts';

const head = (
  <PageHero
    title="Insights"
    lead="Short reads that help you judge an offer, this one included. No forecasts."
    aside={<ThemeFigure theme={themeNamed('stock-market')} />}
  />
);

const index = Object.entries(readings).map(([id, { title }]) => ({
  label: title,
  href: `#${id}`,
}));

export function InsightsPage() {
  return (
    <ProsePage path="/insights" head={head}>
      <PageIndex links={index} />
      <Reading id="promised-returns" />
      <p>
        Markets do not pay the same each day. Someone who promises that must find the money
        somewhere, and most often it comes from the next person who pays in. The scheme works until
        deposits slow down, and then withdrawals stop.
      </p>
      <p>
        Look for the pattern: a daily percentage, capital that is “returned”, a reward for bringing
        friends, and a fee that must be paid before money can leave. One of these is enough to walk
        away.
      </p>
      <p>
        <Cite id="cryptoFraud" /> Those are only the reported losses.
      </p>
      <Reading id="falls" />
      <p>
        <Cite id="sharesFell" /> That was a market of large companies in a rich country, and the
        fall came without notice. Prices recovered that time. No one can promise that they will the
        next time, or that you can wait that long.
      </p>
      <p>
        A fall also needs more than its own size to be made good. <Cite id="sharesExample" />
      </p>
      <Reading id="experts" />
      <p>
        <Cite id="managersLagged" /> They were trained, equipped and paid for it. It does not mean
        that advice is useless; it means that a promise to do better than the market deserves a hard
        question about cost and about luck.
      </p>
      <Reading id="reading-a-quote" />
      <p>
        A quote has an amount in dollars, a rate, the source and time of that rate, and the coins
        you would send. Divide the dollars by the rate yourself: the result should be the coins. A
        quote without a time is not a quote, because coin prices do not wait.{' '}
        <Cite id="quoteStands" />
      </p>
      <Reading id="checking-an-address" />
      <p>
        Transfers on public networks cannot be called back. Compare the first and the last
        characters of the address on two screens, never type it by hand, and beware of software that
        replaces what you copied. When in doubt, send nothing and ask support.
      </p>
      <Reading id="spreading" />
      <p>
        Holding different things helps when one of them fails. It does not help when everything
        falls together, which is when you need it. Most people forget that cash is part of
        diversification.
      </p>
      <Reading id="costs" />
      <p>
        A network fee is visible. The gap between a buying and a selling price, an exchange’s own
        rate and the tax due later are easy to overlook. Write all of them down before you compare
        two ways to do the same thing. <Cite id="feesExample" />
      </p>
    </ProsePage>
  );
}

function Reading({ id }: { id: keyof typeof readings }) {
  const { title, date } = readings[id];
  return (
    <>
      <h2 id={id}>{title}</h2>
      <p>
        <small>
          {readingsBy}, <time dateTime={date}>{date}</time>
        </small>
      </p>
    </>
  );
}
