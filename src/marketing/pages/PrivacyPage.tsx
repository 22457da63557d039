import { placeholder } from '#contract/placeholders.ts';
import { termsVersion } from '#contract/settings.ts';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Privacy policy"
    lead={
      <>
        Version <time dateTime={termsVersion}>{termsVersion}</time>. What is kept about you, why,
        and for how long.
      </>
    }
  />
);

export function PrivacyPage() {
  return (
    <ProsePage path="/privacy" head={head}>
      <h2>Who is responsible</h2>
      <p>
        {placeholder('legalName')}, {placeholder('address')}. Write to {placeholder('support')}.
      </p>
      <h2>What is kept</h2>
      <StoredData />
      <h2>Why</h2>
      <p>
        To run your account as the terms say, to keep the records that the law asks for, and to
        notice misuse. Nothing is sold, and nothing is used for advertising.
      </p>
      <h2>In your browser</h2>
      <p>
        The site sets no cookies and loads no analytics. Its storage in your browser holds your
        sign-in under <strong>root</strong>, a random value under <strong>device</strong>, your
        choice of light or dark under <strong>theme</strong>, and your answer about outside content
        under <strong>consent</strong>. Signing out removes the first. The second stays, so that you
        can sign in while others guess at your password; it opens nothing. Staff also keep the
        layout of their lists there, and no records.
      </p>
      <h2 id="outside-content">Outside content</h2>
      <p>
        The home page can show a market ticker of another company, {placeholder('marketWidgetHost')}
        . It is asked for only after you agree, or at once where the operator has set it so: then
        the ticker is there before you are asked. It runs in a frame that can read nothing that this
        site keeps. Loading it tells that company your network address and what your browser says of
        itself. You can take your agreement back in the same place, and nothing is loaded from there
        any more.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The operator’s staff, as far as their work needs it, and the service that delivers mail.
        Transfers on a coin’s network are public to everybody.
      </p>
      <h2>How long</h2>
      <p>
        Entries and decisions about money are never deleted, because a ledger with gaps proves
        nothing. A closed account can no longer sign in.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of what is kept, have it corrected and, within the limits of the law,
        have it removed. You may also complain to the data protection authority where you live.
      </p>
    </ProsePage>
  );
}

function StoredData() {
  return (
    <ul>
      <li>
        What you give: name, user name, email address and, if you add them, phone number, date of
        birth and postal address.
      </li>
      <li>Your password as a hash that cannot be turned back into the password.</li>
      <li>Deposits, withdrawals, coin addresses, proofs you upload, and decisions on them.</li>
      <li>
        Sign-ins: when they began, when they were last used, and the name of browser and system,
        such as “Chrome on Windows”, so that you can recognise and end them. Nothing else that your
        browser says of itself is kept, and no network address.
      </li>
      <li>
        Each attempt to sign in to your account: its time, whether it succeeded, and the name of
        browser and system, for <time dateTime="P90D">90 days</time>. You see the latest ones.
      </li>
      <li>
        Of each browser and network you signed in from, a scrambled mark without its version and
        last digits. The marks only serve to write to you when a sign-in comes from somewhere new,
        and are deleted when the account is closed.
      </li>
      <li>
        A scrambled mark of each browser you signed in with, at most ten, for{' '}
        <time dateTime="P180D">180 days</time> after its last sign-in.
      </li>
      <li>
        For about a day, how often an address or an account tried something, so that guessing and
        flooding can be stopped.
      </li>
      <li>The version of the terms that you accepted, and when.</li>
    </ul>
  );
}
