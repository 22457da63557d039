import Container from '@mui/material/Container';
import { checkerPath } from '#contract/pages.ts';
import { demoOnly, placeholder } from '#contract/placeholders.ts';
import { balanceLimits, proofLimits } from '#contract/proof/verdictText.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { Card, Grid, Halves, ProofCards, Says, Sum } from './proofCards.ts';

const head = (
  <PageHero
    title="Check the books"
    lead={
      <>
        What we owe, and a log of everything that moved money. The checks run in your browser.{' '}
        {demoOnly('This is a demo: no real money is handled here.')}
      </>
    }
  />
);

const owedFacts = [
  ['accounts', 'Accounts'],
  ['taken', 'Taken'],
  ['looked', 'Asked for their proof'],
  ['line', 'Line of the log'],
  ['sum-root', 'Root'],
] as const;

const headFacts = [
  ['origin', 'Name of the log'],
  ['lines', 'Lines'],
  ['signed', 'Signed'],
  ['key', 'Signed with key'],
  ['witnesses', 'Witnesses'],
  ['root', 'Root'],
] as const;

const proves = [
  'We owe at least the sum of everyone who checked.',
  'No line of the log was changed or removed since the checkpoint that you hold.',
  'Everyone is shown the same log, as long as two people compare.',
];

export function ProofPage() {
  return (
    <Frame path="/proof" head={head}>
      <Container maxWidth="lg">
        <ProofCards data-checker="online">
          <Grid>
            <Owed />
            <NewestHead />
          </Grid>
          <Paste />
          <Grid>
            <Card>
              <h2 id="mine">Is your money counted?</h2>
              <p>
                When you are signed in, the page <a href="/user/proof">Check your records</a> checks
                that your balance is in the sum above. It also checks that each line about your
                money is in the log. You can keep both proofs.
              </p>
            </Card>
            <Card>
              <h2 id="statements">A statement from us</h2>
              <p>
                The statement of a closed month is issued once, and the hash of its file is in the
                log. <a href="#saved">Choose the file above</a>: the page says whether it is ours
                and unchanged. The file stays in your browser.
              </p>
            </Card>
            <Card>
              <h2 id="rules">Who must approve</h2>
              <p>{placeholder('approvals')} Who can do what today:</p>
              <div data-holders />
            </Card>
            <Card>
              <h2 id="failed">If a check fails</h2>
              <p>
                Keep the checkpoint and a picture of the result. Write to <SupportContact />, and to
                others who hold a checkpoint: two that do not fit are a proof against us.
              </p>
            </Card>
          </Grid>
          <Says>
            <section>
              <h2 id="proves">What this proves</h2>
              <ul>
                {proves.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
            <section data-not="">
              <h2 id="limits">What this does not prove</h2>
              <ul>
                {[...balanceLimits, ...proofLimits].map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </section>
          </Says>
        </ProofCards>
      </Container>
    </Frame>
  );
}

const Owed = () => (
  <Card>
    <p id="owed">We owe investors</p>
    <p data-owed-state role="status">
      The sum is being read.
    </p>
    <div data-owed hidden>
      <Sum data-owed-fact="total" />
      <dl>
        {owedFacts.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-owed-fact={name} />
          </div>
        ))}
      </dl>
    </div>
    <p>Summed each night. The number of accounts is a range, so that it does not tell who came.</p>
  </Card>
);

const NewestHead = () => (
  <Card>
    <h2 id="head">The newest checkpoint</h2>
    <p data-log-state role="status">
      The log is being read.
    </p>
    <div data-log hidden>
      <p>Keep it. It is the promise that you can hold against us later.</p>
      <pre data-newest />
      <dl>
        {headFacts.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-fact={name} />
          </div>
        ))}
      </dl>
      <p>
        The key is also in <a href="/.well-known/plainvest-log.json">plainvest-log.json</a>. A key
        from this page alone proves little: compare it with an old email.
      </p>
    </div>
  </Card>
);

const Paste = () => (
  <Halves>
    <div>
      <h2 id="paste">Paste an old checkpoint</h2>
      <p>You find one at the end of each of our emails.</p>
      <form data-paste>
        <label htmlFor="checkpoint">Checkpoint, or the whole mail</label>
        <textarea id="checkpoint" name="text" spellCheck={false} required />
        <ActionLink as="button" type="submit">
          Check
        </ActionLink>
      </form>
      <label htmlFor="saved">
        Or choose a file: a proof that you kept, or a statement of a month as PDF
      </label>
      <input
        id="saved"
        type="file"
        multiple
        accept=".json,.pdf,application/json,application/pdf,text/plain"
        data-file
      />
      <p>
        You can also{' '}
        <a href={checkerPath} download>
          keep this checker as a file
        </a>{' '}
        and run it without us, and without a connection.
      </p>
    </div>
    <div>
      <div data-result role="status">
        <p>
          The result appears here: whether the log of today still has all lines that it had then,
          unchanged, and if not, what to do.
        </p>
      </div>
      <ActionLink as="button" type="button" data-kind="quiet" data-keep hidden>
        Keep this proof
      </ActionLink>
    </div>
  </Halves>
);
