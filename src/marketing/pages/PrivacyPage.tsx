import { placeholder } from '#contract/placeholders.ts';
import { privacyVersion } from '#contract/settings.ts';
import { OperatorNamed, SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { RecordTable } from '#src/marketing/legal/RecordTable.tsx';
import { storedRecords } from '#src/marketing/legal/storedRecords.tsx';
import { Day } from '#src/marketing/ui/Day.tsx';
import { Stated } from '#src/marketing/ui/Stated.tsx';
import { InTheBrowser } from './InTheBrowser.tsx';

const head = (
  <PageHero
    title="Privacy policy"
    lead={
      <>
        Version of <Day date={privacyVersion} />. What we keep about you, why, and for how long.
      </>
    }
  />
);

export function PrivacyPage() {
  return (
    <ProsePage path="/privacy" head={head}>
      <h2 id="responsible">Who is responsible</h2>
      <p>
        The operator
        <OperatorNamed />. Write to <SupportContact />.
      </p>
      <h2 id="kept">What we keep, why, and for how long</h2>
      <RecordTable
        caption="Our log of requests names neither you nor your network address."
        rows={storedRecords}
      />
      <p>
        We sell nothing and use nothing for advertising. No decision about you is made by machine
        alone: staff decide on each deposit and withdrawal.
      </p>
      <InTheBrowser />
      <h2 id="others">Who else sees it</h2>
      <p>
        Staff see your records as far as their work needs it. Transfers on a coin’s network are
        public to everyone.
      </p>
      <p>
        <Stated
          fact="processors"
          otherwise="The operator has not stated which companies host the service and deliver its emails, nor in which countries. It needs at least one of each."
        >
          These companies process data for us, in these places: {placeholder('processors')}
        </Stated>
      </p>
      <p>
        We also give records to a court or an authority where the law obliges us to. Our backups
        contain the same records and are kept by the operator.
      </p>
      <h2 id="rights">Your rights</h2>
      <p>
        You may ask for a copy of your records, have them corrected, object to their use, or take
        them to another service. Write to support; we may ask you to prove who you are.
      </p>
      <p>
        You may also ask us to erase them. We erase what the law does not oblige us to keep. Entries
        about money stay, and so does the name that they belong to.
      </p>
      <p>
        If you are not satisfied, complain to the data protection authority where you live, or
        through our <a href="/complaints">complaints page</a>.
      </p>
    </ProsePage>
  );
}
