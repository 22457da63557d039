import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ExampleArt } from '#src/marketing/drawings/ExampleArt.tsx';
import { StatementCard } from '#src/marketing/drawings/StatementCard.tsx';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { ContactEntries, OperatorEntries } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const head = (
  <PageHero
    title="About"
    lead="A dollar account that you fund with Bitcoin or Ethereum and can check line by line."
    art={
      <ExampleArt label="An example of a statement: the newest entry and its balance.">
        <StatementCard isShort />
      </ExampleArt>
    }
  />
);

const sections = [
  { label: 'What it does', href: '#does' },
  { label: 'What it does not do', href: '#does-not' },
  { label: 'How we limit mistakes', href: '#mistakes' },
  { label: 'How we keep these pages honest', href: '#pages' },
  { label: 'How your account is protected', href: '#protection' },
  { label: 'What can still go wrong', href: '#risks' },
  { label: 'Who runs it', href: '#operator' },
];

export function AboutPage() {
  return (
    <ProsePage path="/about" head={head} sections={sections}>
      <h2 id="does">What it does</h2>
      <p>
        You ask for a quote, send coins and attach proof. Staff check the payment, and you hold a
        balance in dollars. You can withdraw it in either coin. <a href="/investment">Investment</a>{' '}
        has each step, with custody, fees and rates.
      </p>
      <h2 id="does-not">What it does not do</h2>
      <ul>
        <li>
          It pays no interest and credits no return. Only a ledger entry can change a balance.
        </li>
        <li>It takes no orders for shares, options, currencies or any other product.</li>
        <li>It gives no advice. We will never call you to suggest a trade.</li>
      </ul>
      <h2 id="mistakes">How we limit mistakes</h2>
      <p>
        A ledger entry is written once and never changed. A correction is a new entry with a reason.
        Staff cannot decide on their own money. Each of their decisions goes into a chained log,
        which shows if a record was altered.
      </p>
      <h2 id="pages">How we keep these pages honest</h2>
      <p>
        Every figure in our texts comes from one register, which has its source and the day of its
        last check. Both are below the text that gives the figure. Limits and review times are the
        operator’s current settings. Market prices name their source.
      </p>
      <p>
        The site cannot be built with a figure or a superlative that has no source, or with words
        that sell certainty.
      </p>
      <p>
        We show no testimonials, awards or assets under management, because we have none that you
        could check.
      </p>
      <h2 id="protection">How your account is protected</h2>
      <ul>
        <li>You can turn on two-step sign-in, with a passkey or an authenticator app.</li>
        <li>
          We ask for your password before a change of password or email address, and email you after
          it. <Cite id="withdrawalsWait" />
        </li>
        <li>You can see every open sign-in and end any of them.</li>
      </ul>
      <p>
        <a href="/security">Security</a> has the whole list, and how you can check us.
      </p>
      <NeverPay />
      <h2 id="risks">What can still go wrong</h2>
      <p>
        The operator can fail, be robbed or be ordered to stop. Coins can be lost on their way.
        Staff can make mistakes or be dishonest.{' '}
        <Stated
          fact="severalApprovers"
          otherwise="By the rules of this installation one person can credit a deposit, correct a balance or pay a withdrawal."
        />{' '}
        <a href="/#not-yet">What we do not do yet</a> names the safeguards that are missing, and the{' '}
        <a href="/risk">risk summary</a> explains the rest.
      </p>
      <h2 id="operator">Who runs it</h2>
      <Stated fact="legalName">
        <p>Look this operator up in a company register before you send money.</p>
      </Stated>
      <dl>
        <OperatorEntries />
        <ContactEntries />
      </dl>
    </ProsePage>
  );
}
