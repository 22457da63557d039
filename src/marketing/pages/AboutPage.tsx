import { Cite } from '#src/marketing/claims/Cite.tsx';
import { SheetArt } from '#src/marketing/drawings/SheetArt.tsx';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { ContactEntries, OperatorEntries } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="About"
    lead="Plainvest is an account that is funded with Bitcoin or Ethereum, counted in dollars and open to inspection by the person it belongs to."
    art={<SheetArt image="ledger" />}
  />
);

export function AboutPage() {
  return (
    <ProsePage path="/about" head={head}>
      <h2>What it does</h2>
      <p>
        You register, choose an amount in dollars and a coin, and receive a quote with its rate and
        source. You send the coins to the address shown and attach your proof. Staff check it and
        confirm or decline; either way you see the decision and its reason.
      </p>
      <p>
        Your balance can be withdrawn on request. Staff review the request, pay it to the coin
        address you gave, and record the transaction so that you can look it up.
      </p>
      <h2>What it does not do</h2>
      <ul>
        <li>It pays no interest and credits no return. A balance changes by entries alone.</li>
        <li>It takes no orders for shares, options, currencies or any other product.</li>
        <li>It gives no advice. We will never call you to suggest a trade.</li>
      </ul>
      <h2>How mistakes are kept small</h2>
      <p>
        Entries in the ledger are written once and never changed; a correction is a further entry
        with a reason. Staff cannot decide on their own account, and each of their decisions is kept
        in a chained log that shows whether a record was altered.
      </p>
      <h2>How the site keeps its word</h2>
      <p>
        Each figure in the words of these pages comes from one register that holds its source, the
        day on which it was read, who approved it and when it must be checked again. You find that
        list at the foot of each page that shows a figure. Market prices change by the minute: they
        name their source and their age beside them. Whenever the site is built, a check looks for
        figures and superlatives without a source and for words that sell certainty, and a page that
        has any is not published.
      </p>
      <p>
        The site shows no customer voices, awards or sums under management, because there are none
        that you could check.
      </p>
      <h2>How your account is protected</h2>
      <ul>
        <li>Passwords are kept only as hashes, and sign-ins end by themselves when unused.</li>
        <li>
          <Cite id="passwordLength" /> Those that everybody tries first are refused.
        </li>
        <li>Changing your password or email address asks for your password again.</li>
        <li>
          Such a change is announced to you by mail. <Cite id="withdrawalsWait" />
        </li>
        <li>You can see every open sign-in and end all others.</li>
      </ul>
      <NeverPay />
      <h2>What can still go wrong</h2>
      <p>
        The operator can fail, be robbed or be ordered to stop. Staff can make mistakes. Coins can
        be lost on their way. None of this is covered by a protection scheme; the{' '}
        <a href="/risk">risk summary</a> says it in full.
      </p>
      <h2>Who runs it</h2>
      <p>The service is run by the operator named here. Check the name before you send money.</p>
      <dl>
        <OperatorEntries />
        <ContactEntries />
      </dl>
    </ProsePage>
  );
}
