import { Cite } from '#src/marketing/claims/Cite.tsx';
import { Amended } from './Amended.tsx';

/** The clauses about deposits, the balance and withdrawals. */
export function TermsOfMoney() {
  return (
    <>
      <h2 id="deposits">Deposits</h2>
      <p>
        A quote fixes the rate, the amount of coins and our address. <Cite id="quoteStands" />
      </p>
      <p>
        You can still send proof after the quote expires. We then mark the deposit as late and
        decide whether to credit it. We may use the rate on its arrival.
      </p>
      <p>
        We check each deposit
        <Amended on="2026-11-28" was="">
          , within the review time that the deposit screen shows,
        </Amended>{' '}
        and may decline it. You can read the reason. We credit what arrives, not what you announced.
        <Amended on="2026-11-28" was="">
          {' '}
          If coins arrive and we do not credit them, they stay yours. Tell support an address on the
          same network: we send them there, less the network fee, unless the law forbids it.
        </Amended>
      </p>
      <p>
        Send only the coin that the quote names, and only on that coin’s own network. Coins sent to
        a wrong address or on a wrong network may be lost, and we cannot call them back.
      </p>
      <h2 id="balance">Your balance</h2>
      <p>
        Your balance is a claim on the operator, in dollars.{' '}
        <Amended on="2026-11-28" was="The coins that you send become ours,">
          The coins that we credit become ours,
        </Amended>{' '}
        and their later price changes nothing for you.
      </p>
      <p>
        A balance earns no interest and no return. It is not a bank deposit, and no protection
        scheme covers it.
      </p>
      <h2 id="withdrawals">Withdrawals</h2>
      <p>
        You may ask for any part of your available balance, within the limits that the withdrawal
        screen shows. We may pause withdrawals. We then announce the pause with its reason.
      </p>
      <p>
        We review each request
        <Amended on="2026-11-28" was="">
          , within the review time that the withdrawal screen shows,
        </Amended>{' '}
        and may decline it with a reason. You can cancel it until we approve it.{' '}
        <Cite id="withdrawalsWait" />
      </p>
      <p>
        We work out the amount of coins when we pay, at the rate of that minute and without a
        margin. We pay the network fee. If the amount differs noticeably, we record why.
      </p>
      <p>
        Check the address that you give us. We send the coins there, and a payment on a public
        network cannot be undone.
      </p>
      <Amended on="2026-11-28" was={null}>
        <h2 id="fees">Fees</h2>
        <p>
          We charge no fee for a deposit, the account or a withdrawal. You pay the network fee of
          your own wallet, and that of coins that we send back.
        </p>
      </Amended>
      <h2 id="corrections">Corrections</h2>
      <p>
        We correct an error by a further entry, with a reason that you can read. We never change an
        entry once it is written.
      </p>
      <p>Tell support if you think that an entry is wrong. We check it and answer in writing.</p>
      <h2 id="tax">Tax</h2>
      <p>
        You are responsible for your own taxes. Paying with coins can count as selling them. We
        withhold nothing unless the law obliges us to.
      </p>
    </>
  );
}
