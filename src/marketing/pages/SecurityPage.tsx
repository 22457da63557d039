import { placeholder } from '#contract/placeholders.ts';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { ReportWeakness } from './ReportWeakness.tsx';

const head = (
  <PageHero
    title="Security"
    lead="How your account and the ledger are protected, how you can verify it, and where to report a weakness."
  />
);

export function SecurityPage() {
  return (
    <ProsePage path="/security" head={head}>
      <h2 id="account">Your account</h2>
      <ul>
        <li>
          We keep passwords only as hashes. <Cite id="passwordLength" /> The most common ones are
          refused.
        </li>
        <li>
          You can turn on two-step sign-in: a passkey or an authenticator app confirms that it is
          you. Recovery codes stand in if you lose it. If you lose those too, staff can remove it.
          That takes at least a day, and we email you at once so that you can stop it.
        </li>
        <li>
          We ask for your password again before a withdrawal and before a change of password or
          email address.
        </li>
        <li>
          We email you about such a change and about a sign-in from somewhere new.{' '}
          <Cite id="withdrawalsWait" />
        </li>
        <li>
          You can limit withdrawals to addresses that you saved. A new address waits before it can
          be used.
        </li>
        <li>Your account lists every open sign-in. You can end any of them.</li>
        <li>A sign-in that is not used ends by itself.</li>
      </ul>
      <h2 id="ledger">The ledger</h2>
      <ul>
        <li>Entries are written once. The database refuses to change or delete them.</li>
        <li>Each balance is the sum of its entries and cannot fall below zero.</li>
        <li>Staff cannot decide on their own deposits or withdrawals.</li>
        <li>
          {placeholder('approvals')} These are the{' '}
          <a href="/backend/approval-rules">rules in force now</a>.
        </li>
        <li>
          Each staff action goes into a log in which every line carries a hash of the one before.
          Its head is in each of our emails, so that you can{' '}
          <a href="/proof">check that no line has changed</a>.
        </li>
      </ul>
      <h2 id="limits">What this does not protect you from</h2>
      <p>
        It does not stop an operator who fails or steals, and it insures nothing. The home page
        lists <a href="/#not-yet">what we do not do yet</a>, and the{' '}
        <a href="/risk">risk summary</a> says what you could lose.
      </p>
      <h2 id="check">How to verify this yourself</h2>
      <ul>
        <li>
          <a href="/self-assessment.txt">Self-assessment</a>: each requirement of a public standard,
          how we meet it or that we do not. No outsider has audited it.
        </li>
        <li>
          <a href="/backend/docs">API document</a>: every call of this server, with its access and
          its limits.
        </li>
        <li>
          <a href="/licences.txt">Licences</a>: all open software in this product.
        </li>
        <li>Your own statement: each entry, as a table or a PDF, for any period.</li>
      </ul>
      <ReportWeakness />
    </ProsePage>
  );
}
