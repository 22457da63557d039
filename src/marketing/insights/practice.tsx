import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ThemeFigure } from '#src/marketing/diagrams/ThemeFigure.tsx';
import { themeNamed } from '#src/marketing/themes/themes.ts';
import { diversification } from './diversification.tsx';

const readingAQuote = (
  <>
    <h2>What belongs in it</h2>
    <ul>
      <li>The amount in dollars.</li>
      <li>The rate, with its source and its time.</li>
      <li>The coins that you would send.</li>
      <li>The moment at which the quote expires.</li>
    </ul>
    <p>A quote without a time is not a quote, because coin prices do not wait.</p>
    <h2>Check the sum</h2>
    <p>
      Divide the dollars by the rate yourself: the result should be the coins.{' '}
      <Cite id="quoteExample" />
    </p>
    <p>
      Then compare the rate with another source of the same minute. The difference is what the
      exchange costs you, even if the quote shows no fee.
    </p>
    <h2>If it expires</h2>
    <p>
      Ask for a new quote and read it again. <Cite id="quoteStands" /> Do not hurry because a quote
      is about to expire: people who hurry make mistakes.
    </p>
  </>
);

const checkingAnAddress = (
  <>
    <h2>Before you send</h2>
    <ol>
      <li>Copy the address or scan its code. Never type it by hand.</li>
      <li>Compare all of it, group by group, on two screens.</li>
      <li>Check that your wallet sends on the network that the address belongs to.</li>
    </ol>
    <ThemeFigure theme={themeNamed('crypto-access')} />
    <h2>How addresses are swapped</h2>
    <p>
      Some software waits on a computer and replaces an address that you copied. Some thieves send
      you a tiny payment from an address with the same beginning and end as one you know. They hope
      that you copy theirs from your history.
    </p>
    <p>
      Compare all characters, not only the first and last. Do not copy addresses from your history.
    </p>
    <h2>When in doubt</h2>
    <p>
      Send nothing and ask support. Find the contact yourself, and do not use one from a message
      that hurries you.
    </p>
  </>
);

const costs = (
  <>
    <h2>What you can see</h2>
    <p>A network fee is visible before you send. So is a fee in a price list.</p>
    <h2>What is easy to overlook</h2>
    <ul>
      <li>The gap between a buying and a selling price.</li>
      <li>An exchange’s own rate, which can be worse than that of the market.</li>
      <li>A yearly fee that leaves the balance in small parts.</li>
      <li>The tax due later.</li>
    </ul>
    <p>Write all of them down before you compare.</p>
    <h2>What a yearly fee takes</h2>
    <p>
      <Cite id="feesExample" />
    </p>
    <ThemeFigure theme={themeNamed('assets-management')} />
  </>
);

/** Texts about what a reader does. */
export const practice = {
  'reading-a-quote': readingAQuote,
  'checking-an-address': checkingAnAddress,
  diversification,
  costs,
};
