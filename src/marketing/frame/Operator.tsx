import { placeholder } from '#contract/placeholders.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const none = 'None: this is a demo.';

/** Completes “the operator” within a sentence: by name, number and address, or as that of a demo. */
export const OperatorNamed = () => (
  <Stated fact="legalName" otherwise=" of a real installation">
    : {placeholder('legalName')}, company number {placeholder('companyNumber')},{' '}
    {placeholder('address')}
  </Stated>
);

/** A link wherever the contact is one that a browser can open. */
export function SupportContact() {
  return (
    <Stated
      fact="supportHref"
      otherwise={
        <Stated fact="support" otherwise="the operator’s support (this demo has none)">
          {placeholder('support')}
        </Stated>
      }
    >
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
        <Stated fact="support" otherwise={none}>
          <SupportContact />
        </Stated>
      </dd>
      <Stated fact="supportHours">
        <dt>Hours</dt>
        <dd>{placeholder('supportHours')}</dd>
      </Stated>
      <Stated fact="legalName">
        <dt>By post</dt>
        <dd>
          {placeholder('legalName')}, {placeholder('address')}
        </dd>
      </Stated>
    </>
  );
}

/** The entries of a `dl` with who the operator is. */
export function OperatorEntries() {
  return (
    <>
      <dt>Operator</dt>
      <Stated fact="legalName" otherwise={<dd>{none}</dd>}>
        <dd>{placeholder('legalName')}</dd>
        <dt>Company number</dt>
        <dd>{placeholder('companyNumber')}</dd>
        <dt>Headquarters</dt>
        <dd>{placeholder('address')}</dd>
      </Stated>
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
