import { styled } from '@mui/material/styles';
import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

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
    title: 'Human checks, hard limits',
    text: 'Staff cannot decide on their own money, a deposit is credited once, and a balance cannot go below zero. The database itself enforces these rules.',
  },
  {
    title: 'A log that shows changes',
    text: 'Each staff decision is linked to the one before it, so a changed or missing record shows. It proves nothing against someone who rewrites all of it.',
  },
];

export function ResearchSection() {
  return (
    <Section
      id="research"
      theme="dark"
      title="Research and risk management"
      lead="How we keep our own numbers honest. A figure on these pages has a source, or we do not publish it."
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

const Band = styled('div')(({ theme }) => ({
  marginBottom: 'clamp(32px, 4vw, 56px)',
  // A drawing without words may be as wide as the page.
  '& svg': { maxWidth: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const links = [0, 1, 2, 3, 4, 5];
const broken = 4;

function ChainArt() {
  return (
    <Band>
      <Drawing width={1120} height={132}>
        {links.map((at) => (
          <g key={at} transform={`translate(${at * 190} 0)`}>
            <rect className="sheet" x="2" y="22" width="152" height="88" rx="14" />
            <path className="faint" d="M20 50h86M20 68h112" strokeWidth="6" />
            <path className={at === broken ? 'loss' : 'act'} d="M20 90h46" strokeWidth="6" />
            {at < links.length - 1 && (
              <path
                className={at + 1 === broken ? 'loss' : 'gain'}
                d="M158 66h30"
                strokeWidth="4"
                strokeDasharray={at + 1 === broken ? '2 9' : undefined}
              />
            )}
          </g>
        ))}
        <path className="loss" d="M902 12l22 22M924 12l-22 22" strokeWidth="5" />
      </Drawing>
    </Band>
  );
}
