import { termsVersion } from '#contract/settings.ts';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { PageIndex } from '#src/marketing/frame/PageIndex.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { TermsVersion } from '#src/marketing/legal/Amended.tsx';
import { Clauses } from '#src/marketing/legal/Clauses.tsx';
import { EarlierHead } from '#src/marketing/legal/EarlierHead.tsx';
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

const earlier = ['2026-11-23', '2026-11-22'];

const fees = { since: '2026-11-28', label: 'Fees' };

const headings: Record<string, string | typeof fees> = {
  parties: 'Who these terms bind',
  account: 'Your account',
  prohibited: 'What you may not do',
  deposits: 'Deposits',
  balance: 'Your balance',
  withdrawals: 'Withdrawals',
  fees,
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
};

const indexOf = (version: string) =>
  Object.entries(headings).flatMap(([id, heading]) => {
    if (typeof heading === 'string') return [{ label: heading, href: `#${id}` }];
    return heading.since <= version ? [{ label: heading.label, href: `#${id}` }] : [];
  });

/** The terms that a new user accepts, or those of an earlier day; the account stores their version. */
export function TermsPage({ version = termsVersion }) {
  const isCurrent = version === termsVersion;
  return (
    <ProsePage
      path={isCurrent ? '/terms' : `/terms/${version}`}
      head={isCurrent ? head : <EarlierHead version={version} />}
    >
      <PageIndex links={indexOf(version)} />
      <TermsVersion value={version}>
        <Clauses>
          <TermsOfAccount />
          <TermsOfMoney />
          <TermsOfEnding />
        </Clauses>
      </TermsVersion>
      <h2 id="earlier">Earlier versions</h2>
      <ul>
        {earlier
          .filter((date) => date < version)
          .map((date) => (
            <li key={date}>
              <a href={`/terms/${date}`}>
                Version of <Day date={date} />
              </a>
            </li>
          ))}
      </ul>
    </ProsePage>
  );
}
