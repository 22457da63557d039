import { termsVersion } from '#contract/settings.ts';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { PageIndex } from '#src/marketing/frame/PageIndex.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { Clauses } from '#src/marketing/legal/Clauses.tsx';
import { TermsOfAccount } from '#src/marketing/legal/TermsOfAccount.tsx';
import { TermsOfEnding } from '#src/marketing/legal/TermsOfEnding.tsx';
import { TermsOfMoney } from '#src/marketing/legal/TermsOfMoney.tsx';
import { Day } from '#src/marketing/ui/Day.tsx';

const head = (
  <PageHero
    title="Terms of use"
    lead={
      <>
        Version of <Day date={termsVersion} />. We record with your account which version you accept
        when you register.
      </>
    }
  />
);

const index = Object.entries({
  parties: 'Who these terms bind',
  account: 'Your account',
  prohibited: 'What you may not do',
  deposits: 'Deposits',
  balance: 'Your balance',
  withdrawals: 'Withdrawals',
  corrections: 'Corrections',
  tax: 'Tax',
  closing: 'Suspension and closing',
  inactivity: 'Unused accounts',
  death: 'Death',
  liability: 'Liability',
  advice: 'No advice, no offer of plans',
  changes: 'Changes to these terms',
  law: 'Law and disputes',
  contact: 'Contact',
}).map(([id, label]) => ({ label, href: `#${id}` }));

/** The terms that a new user accepts; the account stores their version. */
export function TermsPage() {
  return (
    <ProsePage path="/terms" head={head}>
      <PageIndex links={index} />
      <Clauses>
        <TermsOfAccount />
        <TermsOfMoney />
        <TermsOfEnding />
      </Clauses>
      <h2 id="earlier">Earlier versions</h2>
      <ul>
        <li>
          <a href="/terms/2026-11-22">
            Version of <Day date="2026-11-22" />
          </a>
        </li>
      </ul>
    </ProsePage>
  );
}
