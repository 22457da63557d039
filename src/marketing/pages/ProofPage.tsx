import Container from '@mui/material/Container';
import { demoOnly, placeholder } from '#contract/placeholders.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { CheckCard } from './CheckCard.tsx';
import { Facts } from './Facts.tsx';
import { NewestHead } from './NewestHead.tsx';
import { ProofClaims } from './ProofClaims.tsx';
import { Card, Grid, ProofCards, Sum } from './proofCards.ts';

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
          <ProofClaims />
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
