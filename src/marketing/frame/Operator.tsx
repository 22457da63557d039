import { type OperatorFact, placeholder } from '#contract/placeholders.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';

/** Shown in place of a fact that the operator does not state. */
const gaps: Partial<Record<OperatorFact, string>> = {
  legalName: '[operator’s legal name]',
  companyNumber: '[company number]',
  address: '[operator’s address]',
  support: '[support contact]',
};

/** A fact about the operator within a sentence. */
export function Fact({ name }: { name: keyof typeof gaps }) {
  return (
    <Stated fact={name} otherwise={gaps[name]}>
      {placeholder(name)}
    </Stated>
  );
}

/** A link wherever the contact is one that a browser can open. */
export function SupportContact() {
  return (
    <Stated fact="supportHref" otherwise={<Fact name="support" />}>
      <a href={placeholder('supportHref')}>{placeholder('support')}</a>
    </Stated>
  );
}

/** The entries of a `dl` with the contact of the operator. */
export function ContactEntries() {
  return (
    <>
      <dt>Support</dt>
      <dd>
        <SupportContact />
      </dd>
      <Stated fact="supportHours">
        <dt>Hours</dt>
        <dd>{placeholder('supportHours')}</dd>
      </Stated>
      <dt>By post</dt>
      <dd>
        <Fact name="legalName" />, <Fact name="address" />
      </dd>
    </>
  );
}

/** The entries of a `dl` with who the operator is. */
export function OperatorEntries() {
  return (
    <>
      <dt>Operator</dt>
      <dd>
        <Fact name="legalName" />
      </dd>
      <dt>Company number</dt>
      <dd>
        <Fact name="companyNumber" />
      </dd>
      <dt>Headquarters</dt>
      <dd>
        <Fact name="address" />
      </dd>
      <dt>Authorisation</dt>
      <dd>{placeholder('status')}</dd>
      <Stated fact="register">
        <dt>Public register</dt>
        <dd>
          <a href={placeholder('register')}>{placeholder('register')}</a>
        </dd>
      </Stated>
      <Stated fact="people">
        <dt>Responsible</dt>
        <dd>{placeholder('people')}</dd>
      </Stated>
      <Stated fact="countries">
        <dt>Countries served</dt>
        <dd>{placeholder('countries')}</dd>
      </Stated>
    </>
  );
}
