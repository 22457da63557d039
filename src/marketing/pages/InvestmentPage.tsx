import { placeholder } from '#contract/placeholders.ts';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { ExampleArt } from '#src/marketing/drawings/ExampleArt.tsx';
import { QuoteCard } from '#src/marketing/drawings/QuoteCard.tsx';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const head = (
  <PageHero
    title="How an account works"
    lead="Your account is a balance in dollars, and we do not invest it. Here is each step from the first coin to the last withdrawal, with its costs and its risks."
    art={
      <ExampleArt label="An example of a quote: the coins to send, the amount in dollars and the rate.">
        <QuoteCard />
      </ExampleArt>
    }
  />
);

const sections = [
  { label: 'Paying in', href: '#paying-in' },
  { label: 'What you hold', href: '#claim' },
  { label: 'Custody', href: '#custody' },
  { label: 'Fees and rates', href: '#fees' },
  { label: 'Taking money out', href: '#withdrawals' },
  { label: 'Who it does not suit', href: '#not-for' },
  { label: 'Before the first deposit', href: '#first-deposit' },
  { label: 'Plans', href: '#plans' },
];

export function InvestmentPage() {
  return (
    <ProsePage path="/investment" head={head} sections={sections}>
      <h2 id="paying-in">Paying in</h2>
      <p>
        You choose an amount of at least {placeholder('minDeposit')} and pay it in Bitcoin or
        Ethereum. The quote shows the rate, its source and how long you have.{' '}
        <Cite id="quoteStands" />
      </p>
      <p>
        After you have sent the coins, attach the transaction id or a picture as proof. The deposit
        is pending until staff have checked it, within {placeholder('reviewTime')}. You can still
        send proof after the quote expires. We mark it late, and it may not be credited. Coins that
        we do not credit stay yours: staff send them back by hand, less the network fee.
      </p>
      <h2 id="claim">What you hold</h2>
      <p>
        A balance in dollars: a claim on the operator. Coins that we credit are no longer yours, so
        you neither gain nor lose when their price moves. You bear the risk that the operator cannot
        or will not pay.
      </p>
      <h2 id="custody">Custody</h2>
      <p>
        Coins go to the operator’s own wallets and are not kept apart for each investor.
        <Stated
          fact="keysOfAllCoins"
          otherwise=" Unless the operator has set up a key, all deposits in one coin go to one address."
        />{' '}
        After a theft or a loss of keys you may not be paid.
      </p>
      <Costs />
      <Withdrawals />
      <h2 id="not-for">Who it does not suit</h2>
      <ul>
        <li>Anyone who looks for a return. A balance here earns nothing.</li>
        <li>Anyone who wants to hold coins. You would hold a claim in dollars.</li>
        <li>Anyone who needs the protection that a bank deposit has.</li>
      </ul>
      <FirstSteps />
      <h2 id="plans">Plans</h2>
      <p>
        Once signed in you can read trading plans. They are specimens, not offers: you cannot buy
        one, and none of them accrues, promises or credits a return.
      </p>
      <p>
        Next: <a href="/investment-products">the products explained</a>, or the{' '}
        <a href="/risk">risk summary</a>.
      </p>
    </ProsePage>
  );
}

function Costs() {
  return (
    <>
      <h2 id="fees">Fees and rates</h2>
      <p>
        We charge nothing for a deposit, for the account or for a withdrawal, and we add no margin
        to a rate. You pay the network fee of your own wallet; we pay that of a withdrawal. If you
        buy the coins first, the seller may charge you.
      </p>
      <p>
        A deposit gets the rate of its quote, if you send while the quote is valid. A withdrawal
        gets the rate at the moment when we pay, from the same price sources. Staff send the coins
        by hand. The software compares what they sent with that rate, and asks them for a reason if
        the two clearly differ.
      </p>
      <p>
        An example with invented figures: <Cite id="payoutExample" />
      </p>
      <p>
        <strong>How we earn money.</strong> {placeholder('income')}
      </p>
      <NeverPay />
    </>
  );
}

function Withdrawals() {
  return (
    <>
      <h2 id="withdrawals">Taking money out</h2>
      <p>
        Ask for at least {placeholder('minWithdrawal')} and give an address for the coin you want.
        We set the amount aside at once. Staff review the request within {placeholder('reviewTime')}
        , then send the coins. You see whether it was approved, paid or declined, and why. Until it
        is approved you can cancel it.
      </p>
      <p>
        The form shows an estimate at the current rate. After we have paid, you see the coins, the
        rate and the transaction id, so that you can look the payment up. Withdrawals can be paused,
        and the operator may set a daily limit.
      </p>
      <p>
        <Cite id="withdrawalsWait" /> If a thief makes the change, our email gives you time to act.
        A thief who knows your password and changes nothing does not have to wait.
      </p>
    </>
  );
}

function FirstSteps() {
  return (
    <>
      <h2 id="first-deposit">Before the first deposit</h2>
      <ol>
        <li>
          Read the <a href="/risk">risk summary</a>. It takes two minutes.
        </li>
        <li>
          Read <a href="/#not-yet">what we do not do yet</a>.
        </li>
        <Stated
          fact="legalName"
          otherwise={<li>Find out who runs it. This demo has no operator.</li>}
        >
          <li>Look up the operator named at the foot of this page in a company register.</li>
        </Stated>
        <li>
          <Stated fact="legalName" otherwise="With a real operator: send">
            Send
          </Stated>{' '}
          a small amount first, and withdraw it again.
        </li>
        <li>Keep your own note of each address, amount and transaction id.</li>
      </ol>
    </>
  );
}
