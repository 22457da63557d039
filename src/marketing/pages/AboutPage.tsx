import { capabilities } from '#contract/capabilities.ts';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ExampleArt } from '#src/marketing/drawings/ExampleArt.tsx';
import { StatementCard } from '#src/marketing/drawings/StatementCard.tsx';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { ContactEntries, OperatorEntries } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="About"
    lead="Plainvest is an account that you fund with Bitcoin or Ethereum, that counts in dollars, and that you can check line by line."
    art={
      <ExampleArt label="An example of a statement whose entries add up to the balance.">
        <StatementCard />
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
        You send coins at the rate of a quote, staff check the payment, and you hold a balance in
        dollars. <Cite id="quoteStands" /> You can ask for the balance back in either coin.{' '}
        <a href="/investment">Investment</a> has each step, with custody, fees and rates.
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
        Entries in the ledger are written once and never changed; a correction is a further entry
        with a reason. Staff cannot decide on their own account, and each of their decisions is kept
        in a chained log that shows whether a record was altered.
      </p>
      <h2 id="pages">How we keep these pages honest</h2>
      <p>
        Every figure here comes from one register: its source, when we read it, who approved it and
        when it expires. You find that list at the foot of each page that shows a figure. Limits and
        review times are the operator’s current settings. Market prices name their source and age.
      </p>
      <p>
        A check runs whenever the site is built. It stops a page with a figure or a superlative that
        has no source, and a page with words that sell certainty.
      </p>
      <p>
        We show no testimonials, awards or assets under management, because we have none that you
        could check.
      </p>
      <h2 id="protection">How your account is protected</h2>
      <ul>
        <li>Passwords are kept only as hashes, and sign-ins end by themselves when unused.</li>
        <li>
          <Cite id="passwordLength" /> The most common passwords are refused.
        </li>
        <li>Changing your password or email address asks for your password again.</li>
        <li>
          We email you about such a change. <Cite id="withdrawalsWait" />
        </li>
        <li>You can see every open sign-in and end all others.</li>
      </ul>
      <NeverPay />
      <h2 id="risks">What can still go wrong</h2>
      <p>
        The operator can fail, be robbed or be ordered to stop. Coins can be lost on their way.
        Staff can make mistakes or be dishonest
        {!capabilities.secondApprover &&
          ', and until the operator asks for two people, one alone can credit, debit or change the address you pay to'}
        . <a href="/#not-yet">What we do not do yet</a> names the safeguards that are missing, and
        the <a href="/risk">risk summary</a> explains the rest.
      </p>
      <h2 id="operator">Who runs it</h2>
      <p>The service is run by the operator named here. Check the name before you send money.</p>
      <dl>
        <OperatorEntries />
        <ContactEntries />
      </dl>
    </ProsePage>
  );
}
