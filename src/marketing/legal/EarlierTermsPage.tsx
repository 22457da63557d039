import { OperatorNamed, SupportContact } from '#src/marketing/frame/Operator.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { EarlierHead } from './EarlierHead.tsx';

/** Never edited: accounts have accepted these words. */
export function EarlierTermsPage() {
  return (
    <ProsePage path="/terms/2026-11-22" head={<EarlierHead version="2026-11-22" />}>
      <h2>Who these terms bind</h2>
      <p>
        They are between you and the operator
        <OperatorNamed />. By registering you accept them.
      </p>
      <h2>Your account</h2>
      <p>
        One person, one account. You must be of age, give true details and keep your password to
        yourself. Tell support at once if you think somebody else has used your account.
      </p>
      <h2>Deposits</h2>
      <p>
        A quote holds until it expires. A proof that comes later is taken as late, and staff decide
        about it. Staff check each deposit and may decline it with a reason. What was received
        counts, not what was announced. Coins sent to a wrong address or over a wrong network may be
        lost, and the operator cannot call them back.
      </p>
      <h2>Your balance</h2>
      <p>
        A balance is a claim on the operator in dollars. It earns no interest and no return. It is
        not a bank deposit, and no protection scheme covers it.
      </p>
      <h2>Withdrawals</h2>
      <p>
        You may ask for your available balance at any time, unless withdrawals are paused; a pause
        is announced with its reason. The operator may set a smallest amount and a limit for each
        day. Staff review each request and settle the amount of coins when they pay it. A change of
        password or email address delays new requests for your safety. No fee is asked in advance.
      </p>
      <h2>Corrections, suspension and closing</h2>
      <p>
        The operator may correct an error by a further entry with a reason that you can read, and
        may suspend an account where law or safety requires it. An account can be closed once
        nothing is owed and nothing is pending. Records are kept as the law demands.
      </p>
      <h2>No advice, no offer of plans</h2>
      <p>
        Pages, specimens of plans and readings inform; they advise nobody and offer no investment.
      </p>
      <h2>Changes</h2>
      <p>
        A new version carries its own date. The version that you accepted stays on record with your
        account.
      </p>
      <h2>Questions</h2>
      <p>
        Support: <SupportContact />. For disputes see <a href="/complaints">complaints</a>, for your
        data see the <a href="/privacy">privacy policy</a>.
      </p>
    </ProsePage>
  );
}
