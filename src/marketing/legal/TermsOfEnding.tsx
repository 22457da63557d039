import { placeholder } from '#contract/placeholders.ts';
import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

/** The clauses about the end of an account, liability, changes and law. */
export function TermsOfEnding() {
  return (
    <>
      <h2 id="closing">Suspension and closing</h2>
      <p>
        We may suspend an account where the law or its safety requires it. You keep your claim to
        the balance.
      </p>
      <p>
        You can close your account at any time: withdraw your balance, then write to support. We
        close it once nothing is owed and nothing is pending.
      </p>
      <p>
        We may close an account with one month’s notice by email, and pay out the balance first. We
        keep records for as long as the law demands.
      </p>
      <h2 id="inactivity">Unused accounts</h2>
      <p>
        An account that you do not use costs nothing, and its balance does not lapse. If we can no
        longer reach you, the law may oblige us to hand the balance to a public body.
      </p>
      <h2 id="death">Death</h2>
      <p>
        Your balance belongs to your estate. Your heirs write to support with proof of their right.
        We pause withdrawals until we have checked it.
      </p>
      <h2 id="liability">Liability</h2>
      <p>
        We owe you the balance that your entries add up to. We are liable for damage that we cause
        on purpose or through negligence.
      </p>
      <p>
        We are not liable for the price of coins, for a coin’s network, or for coins sent to a wrong
        address. Nor are we liable for what others do with a password that you gave them.
      </p>
      <p>Nothing here limits a liability that the law does not allow us to limit.</p>
      <h2 id="advice">No advice, no offer of plans</h2>
      <p>
        Nothing on these pages, including the specimen plans, is advice or an offer. No plan can be
        bought here.
      </p>
      <h2 id="changes">Changes to these terms</h2>
      <p>
        A new version has its own date. We send it to your email address one month before it applies
        to you, unless the law asks for an earlier change.
      </p>
      <p>
        If you do not agree, you can withdraw your balance and close your account before that day.
        The version that you accepted stays on record.
      </p>
      <h2 id="law">Law and disputes</h2>
      <p>
        <Stated
          fact="law"
          otherwise="The operator has not stated which law governs these terms, nor which courts decide."
        >
          {placeholder('law')}
        </Stated>{' '}
        You keep the rights that the law of your own country gives you as a consumer.
      </p>
      <p>
        If something goes wrong, first make a <a href="/complaints">complaint</a>. It is free and
        does not affect your other rights.
      </p>
      <p>If one clause turns out to be void, the others still apply.</p>
      <h2 id="contact">Contact</h2>
      <p>
        Write to <SupportContact />. For your data, read the <a href="/privacy">privacy policy</a>.
      </p>
    </>
  );
}
