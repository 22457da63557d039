import Container from '@mui/material/Container';
import { demoOnly, placeholder } from '#contract/placeholders.ts';
import { balanceLimits, proofLimits } from '#contract/proof/verdictText.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { CheckCard } from './CheckCard.tsx';
import { Card, Grid, ProofCards, Says, Sum } from './proofCards.ts';

const head = (
  <PageHero
    title="Check the books"
    lead={
      <>
        What we owe, and a log of each movement of money that we recorded. The checks run in your
        browser. {demoOnly('This is a demo: no real money is handled here.')}
      </>
    }
  />
);

const owedFacts = [
  ['accounts', 'Accounts, as a range'],
  ['taken', 'Counted at'],
  ['looked', 'Checked by'],
  ['line', 'Line in the log'],
  ['sum-root', 'Hash of the sum'],
] as const;

const headFacts = [
  ['witnesses', 'Outside witnesses'],
  ['key', 'Signed with key'],
] as const;

const proves = [
  'The published sum includes the balance of everyone who checked.',
  'No line of the log was changed or removed since the checkpoint that you hold.',
  'If the checkpoints of two people agree, both were shown the same log.',
];

export function ProofPage() {
  return (
    <Frame path="/proof" head={head}>
      <Container maxWidth="lg">
        <ProofCards data-checker="online">
          <noscript>
            <p>The checks and figures of this page need JavaScript.</p>
          </noscript>
          <CheckCard />
          <Grid>
            <Owed />
            <NewestHead />
          </Grid>
          <Rules />
          <Says>
            <div>
              <section>
                <h2 id="proves">What a passed check proves</h2>
                <ul>
                  {proves.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </section>
              <Card>
                <h2 id="failed">If a check fails</h2>
                <p>
                  Keep the checkpoint and a picture of the result. Write to <SupportContact />, and
                  to others who hold a checkpoint: two that do not match are evidence against us.
                </p>
              </Card>
            </div>
            <section data-not="">
              <h2 id="limits">What it does not prove</h2>
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
  <Card aria-labelledby="owed">
    <h2 id="owed">
      We owe investors <mark>{demoOnly('Example')}</mark>
    </h2>
    <p data-owed-state data-reading="" role="status">
      The sum is being read.
    </p>
    <div data-owed hidden>
      <Sum data-owed-fact="total" />
      <Facts of={owedFacts} attribute="data-owed-fact" />
    </div>
    <h3>Cover</h3>
    <div data-cover data-reading="">
      The cover is being read.
    </div>
  </Card>
);

const NewestHead = () => (
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

const Facts = ({ of: facts, attribute }: FactsProps) => (
  <dl>
    {facts.map(([name, label]) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd {...{ [attribute]: name }} />
      </div>
    ))}
  </dl>
);

interface FactsProps {
  of: readonly (readonly [name: string, label: string])[];
  /** By which the script finds the place of a fact. */
  attribute: string;
}

// The sentence until the script shows it as a list.
const Rules = () => (
  <Card>
    <h2 id="rules">The rules in force</h2>
    <Grid>
      <div>
        <h3>How many people must approve</h3>
        <div data-rules>{placeholder('approvals')}</div>
      </div>
      <div>
        <h3>How many people can do it today</h3>
        <div data-holders data-reading="">
          The duties are being read.
        </div>
      </div>
    </Grid>
  </Card>
);
