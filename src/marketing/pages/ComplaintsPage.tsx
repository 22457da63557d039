import { placeholder } from '#contract/placeholders.ts';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Complaints"
    lead="If something went wrong, say so. This is how, and what follows."
  />
);

export function ComplaintsPage() {
  return (
    <ProsePage path="/complaints" head={head}>
      <h2>How to complain</h2>
      <ol>
        <li>Write to support at the contact below, from the address of your account if you can.</li>
        <li>Say what happened, when, and what would put it right.</li>
        <li>
          Name the reference of the deposit or withdrawal. You find it in your transactions, and it
          leads staff to each step.
        </li>
        <li>Never send your password. Support does not need it.</li>
      </ol>
      <h2>What follows</h2>
      <p>
        The operator looks at the recorded entries and decisions, answers in writing and gives
        reasons. If an entry was wrong, it is corrected by a further entry that you can see.
      </p>
      <h2>If you think it is fraud</h2>
      <ol>
        <li>Send no more money, even if someone threatens you with consequences.</li>
        <li>Change your password here and at your mail provider, and end all other sign-ins.</li>
        <li>Keep messages, addresses and transaction ids; do not delete a conversation.</li>
        <li>Tell support, your bank or exchange, and the police. Speed helps.</li>
      </ol>
      <NeverPay />
      <h2>If you are not content</h2>
      <p>
        You can turn to the ombudsman, the financial regulator or the courts where you live. A
        complaint here takes none of these ways from you.
      </p>
      <h2>Contact</h2>
      <dl>
        <dt>Operator</dt>
        <dd>{placeholder('legalName')}</dd>
        <dt>Support</dt>
        <dd>{placeholder('support')}</dd>
        <dt>By post</dt>
        <dd>{placeholder('address')}</dd>
      </dl>
    </ProsePage>
  );
}
