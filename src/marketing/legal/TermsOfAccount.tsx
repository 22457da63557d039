import { placeholder } from '#contract/placeholders.ts';
import { Cite } from '#src/marketing/claims/Cite.tsx';
import { OperatorNamed } from '#src/marketing/frame/Operator.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';

/** The clauses about the parties and the account. */
export function TermsOfAccount() {
  return (
    <>
      <h2 id="parties">Who these terms bind</h2>
      <p>
        These terms are between you and the operator
        <OperatorNamed />. “We” means the operator.
        <Stated
          fact="legalName"
          otherwise=" This demo has no operator: here they are only an example."
        />
      </p>
      <p>
        <Stated fact="status" otherwise="No authorisation is stated.">
          Authorisation: {placeholder('status')}
        </Stated>
      </p>
      <p>You accept these terms when you register. We record the version with your account.</p>
      <h2 id="account">Your account</h2>
      <p>
        One person may have one account, and only for their own money. <Cite id="ageMin" />
      </p>
      <p>
        <Stated
          fact="countries"
          otherwise="The operator has not stated which countries it serves. Register only where the law lets you use a service like this."
        >
          We serve people in these countries: {placeholder('countries')}
        </Stated>
      </p>
      <p>
        <Stated fact="legalName" otherwise="This demo needs no true details: use an invented name.">
          Give true details and keep them up to date. We may ask you to prove who you are before we
          pay a withdrawal.
        </Stated>
      </p>
      <p>
        Keep your password to yourself. Tell support at once if you think that someone else has used
        your account.
      </p>
      <h2 id="prohibited">What you may not do</h2>
      <p>You may not use the service:</p>
      <ul>
        <li>for money that is not yours, or that comes from a crime;</li>
        <li>under another person’s name, or on another person’s behalf;</li>
        <li>to get round sanctions, taxes or the law of your country;</li>
        <li>to attack it, flood it with requests or register by machine.</li>
      </ul>
      <p>
        If we suspect any of this, we may suspend the account. The law may oblige us to report it
        without telling you.
      </p>
    </>
  );
}
