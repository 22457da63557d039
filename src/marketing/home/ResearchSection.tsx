import { styled } from '@mui/material/styles';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { ChainArt } from './ChainArt.tsx';

const Practices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 'clamp(28px, 4vw, 56px)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600 },
  '& p': { margin: '10px 0 0', color: palette(theme).text.secondary },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 48 });

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
      lead="How we keep our own numbers honest, so that you can judge them. A figure on these pages has a source, or it is not published."
    >
      <ChainArt />
      <Practices>
        {practices.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Practices>
      <Actions>
        <ActionLink href="/insights">Read the insights</ActionLink>
        <ActionLink href="/risk" data-kind="quiet">
          Read the risk summary
        </ActionLink>
      </Actions>
    </Section>
  );
}
