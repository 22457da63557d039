import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pairs } from '#src/marketing/frame/Pairs.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 40 });

const practices = [
  {
    title: 'Rates with a source',
    text: 'A quote names where its rate comes from and when it was read. If two sources disagree too far, or the last answer is too old, you get no quote rather than a wrong one.',
  },
  {
    title: 'Checks by people, limits by the database',
    text: 'Staff can never decide on their own account, a deposit is credited once, and a balance cannot go below zero. These rules hold in the database, whoever asks.',
  },
  {
    title: 'A trail that shows tampering',
    text: 'Each staff decision is linked to the one before it, so that a changed or missing record is found when the chain is verified.',
  },
];

/** Research and risk management (S-071): how the house keeps its own numbers honest. */
export function ResearchSection() {
  return (
    <Section
      id="research"
      theme="dark"
      title="Research and risk management"
      lead="How we keep our own numbers honest, so that you can judge them."
    >
      <Pairs items={practices} />
      <Actions>
        <Button href="/insights" variant="contained" size="large" disableRipple>
          Read the insights
        </Button>
        <Button href="/risk" variant="outlined" size="large" disableRipple>
          Read the risk summary
        </Button>
      </Actions>
    </Section>
  );
}
