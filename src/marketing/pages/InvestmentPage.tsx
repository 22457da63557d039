import { Cite } from '#src/marketing/claims/Cite.tsx';
import { SheetArt } from '#src/marketing/drawings/SheetArt.tsx';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Investment"
    lead="How an account works, from the first coin to the last withdrawal, with its costs and its risks."
    art={<SheetArt image="coins" />}
  />
);

export function InvestmentPage() {
  return (
    <ProsePage path="/investment" head={head}>
      <h2>Paying in</h2>
      <p>
        You choose an amount in dollars and pay it in Bitcoin or Ethereum. The quote shows the rate,
        where it comes from and how long it stands. <Cite id="quoteStands" /> After you have sent
        the coins, attach the transaction id or a picture as proof. The deposit is pending until
        staff have checked it. A proof that comes after the quote has ended is taken too: the
        deposit is marked as late, and staff decide whether to confirm it.
      </p>
      <h2>What you then hold</h2>
      <p>
        A balance in dollars: a claim on the operator. The coins you sent are no longer yours, so
        you neither gain nor lose when their price moves. What you bear is the risk that the
        operator cannot or will not pay.
      </p>
      <h2 id="custody">Custody</h2>
      <p>
        Coins go to the operator’s own wallets. They are not kept apart for each investor, no
        deposit insurance covers them, and a loss of keys or a theft could mean that claims are not
        met.
      </p>
      <h2 id="fees">Fees</h2>
      <p>
        Plainvest adds no charge to a deposit or a withdrawal. The coin’s network charges the sender
        a fee of its own, and whoever sells you the coins may charge one too. No fee is ever asked
        in advance to release a withdrawal; whoever asks for one does not speak for us.
      </p>
      <NeverPay />
      <h2>Taking money out</h2>
      <p>
        Ask for an amount and give an address of the coin you want. The amount is held at once,
        staff review the request, and you see whether it was approved, paid or declined, and why.
        Until it is approved you can cancel it. Withdrawals can be paused, and the operator may set
        a smallest amount and a limit for each day.
      </p>
      <p>
        No rate is fixed when you ask: staff settle how many coins your dollars are worth when they
        pay, and give you the transaction id, with which you can look the payment up. Ask support
        for the rate before you ask for a large amount.
      </p>
      <p>
        <Cite id="withdrawalsWait" /> Somebody who took over an account cannot empty it before you
        notice.
      </p>
      <h2>Who it does not suit</h2>
      <ul>
        <li>Anybody looking for a return. A balance here earns nothing.</li>
        <li>Anybody who wants to hold coins. You would hold a claim in dollars.</li>
        <li>Anybody who needs the protection that a bank deposit has.</li>
      </ul>
      <FirstSteps />
      <h2>Plans</h2>
      <p>
        Signed-in investors can look at trading plans. They are specimens and not on offer: no
        return is accrued, promised or credited on any of them.
      </p>
      <p>
        Next: <a href="/investment-products">the products explained</a>, or the{' '}
        <a href="/risk">risk summary</a>.
      </p>
    </ProsePage>
  );
}

function FirstSteps() {
  return (
    <>
      <h2>Before the first deposit</h2>
      <ol>
        <li>
          Read the <a href="/risk">risk summary</a>. It takes two minutes.
        </li>
        <li>Look up the operator named at the foot of this page in a company register.</li>
        <li>Send a small amount first, and withdraw it again.</li>
        <li>Keep your own note of each address, amount and transaction id.</li>
      </ol>
    </>
  );
}
