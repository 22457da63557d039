import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { placeholder } from '#contract/placeholders.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const Facts = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr) 1.4fr',
  margin: 0,
  borderTop: `1px solid ${palette(theme).divider}`,
  // The whole width of the band, above its ledger lines.
  background: 'var(--head)',
  boxShadow: '0 0 0 100vmax var(--head)',
  clipPath: 'inset(0 -100vmax)',
  '& > div': {
    minWidth: 0,
    padding: '12px 20px 14px',
    borderInlineStart: `1px solid ${palette(theme).divider}`,
  },
  '& > :first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 },
  '& dt': { fontSize: '0.8125rem', lineHeight: '20px', color: palette(theme).text.secondary },
  '& dd': { margin: 0, fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 400,
    color: palette(theme).text.secondary,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div': { padding: '10px 0 12px 16px' },
    '& > :nth-of-type(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '& > :nth-of-type(n + 3)': { borderTop: `1px solid ${palette(theme).divider}` },
    '& > :last-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > :nth-of-type(n)': {
      borderInlineStart: `1px solid ${palette(theme).divider}`,
      paddingInlineStart: 16,
    },
    '& > :nth-of-type(3n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '& > :nth-of-type(3)': { borderTop: 0 },
    '& > :last-of-type': { gridColumn: 'span 2' },
  },
}));

/** The terms that count, as this installation has set them. */
export function KeyFacts() {
  return (
    <Facts data-key-facts="">
      <Fact name="Minimum deposit" value={placeholder('minDeposit')} />
      <Fact
        name="Reviewed within"
        value={placeholder('reviewTime')}
        detail={
          <Stated fact="legalName" otherwise="a setting of this demo">
            deposits and withdrawals
          </Stated>
        }
      />
      <Fact name="Our fees" value="None" detail="and no margin on the rate" />
      <Fact name="Minimum age" value={placeholder('minimumAge')} />
      <Stated
        fact="legalName"
        otherwise={<Fact name="Run by" value="No operator" detail="This is a demo." />}
      >
        <Fact name="Run by" value={placeholder('legalName')} detail={placeholder('status')} />
      </Stated>
    </Facts>
  );
}

interface FactProps {
  name: string;
  value: string;
  detail?: ReactNode;
}

function Fact({ name, value, detail }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  );
}
