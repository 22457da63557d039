import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Facts } from './Facts.tsx';
import { Card } from './proofCards.ts';

const headFacts = [
  ['witnesses', 'Outside witnesses'],
  ['key', 'Signed with key'],
] as const;

/** The newest signed checkpoint of the log. */
export const NewestHead = () => (
  <Card aria-labelledby="head">
    <h2 id="head">The newest checkpoint</h2>
    <p data-log-state data-reading="" role="status">
      The log is being read.
    </p>
    <div data-log hidden>
      <p>
        <span data-fact="lines" /> lines, signed <span data-fact="signed" />. Keep it: it is the
        promise that you can hold against us.
      </p>
      <pre data-newest />
      <ActionLink as="button" type="button" data-kind="quiet" data-size="small" data-copy hidden>
        Copy checkpoint
      </ActionLink>
      <Facts of={headFacts} attribute="data-fact" />
    </div>
    <p>
      The key is also in <a href="/.well-known/plainvest-log.json">plainvest-log.json</a>. A key
      from this page alone proves little: compare it with an old email.
    </p>
  </Card>
);
