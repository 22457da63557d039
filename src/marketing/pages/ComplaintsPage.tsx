import { placeholder } from '#contract/placeholders.ts';
import { NeverPay } from '#src/marketing/frame/NeverPay.tsx';
import { ContactEntries, SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const head = (
  <PageHero
    title="Complaints"
    lead={
      <Stated
        fact="support"
        otherwise="How complaints work in a real installation. This demo has no operator to write to."
      >
        If something went wrong, tell us. This is how, and what happens next.
      </Stated>
    }
  />
);

export function ComplaintsPage() {
  return (
    <ProsePage path="/complaints" head={head}>
      <h2 id="how">How to complain</h2>
      <ol>
        <li>
          Write to <SupportContact />, from the email address of your account if you can.
        </li>
        <li>Say what happened, when, and what would put it right.</li>
        <li>
          Name the reference of the deposit or withdrawal. You find it in your transactions, and it
          leads us to each step.
        </li>
        <li>Never send your password. We do not need it.</li>
      </ol>
      <h2 id="next">What happens next</h2>
      <p>
        <Stated
          fact="complaintDays"
          otherwise="The operator has not stated how many days an answer takes. Ask for a date when you write."
        >
          We answer within {placeholder('complaintDays')} days of your message.
        </Stated>{' '}
        We look at the recorded entries and decisions, and give our reasons in writing. If an entry
        was wrong, we correct it by a further entry that you can see.
      </p>
      <h2 id="fraud">If you think it is fraud</h2>
      <ol>
        <li>Send no more money, even if someone threatens you.</li>
        <li>Change your password here and at your email provider, and end all other sign-ins.</li>
        <li>Keep messages, addresses and transaction ids. Do not delete a conversation.</li>
        <li>Tell us, your bank or exchange, and the police. Speed helps.</li>
      </ol>
      <NeverPay onComplaints />
      <h2 id="further">If you are not satisfied</h2>
      <p>
        <Stated
          fact="ombudsman"
          otherwise="The operator names no ombudsman. You can turn to the financial regulator or the courts where you live."
        >
          You can turn to {placeholder('ombudsman')}, or to the financial regulator or the courts
          where you live.
        </Stated>{' '}
        Complaining to us does not affect these rights.
      </p>
      <h2 id="contact">Contact</h2>
      <dl>
        <ContactEntries />
      </dl>
    </ProsePage>
  );
}
