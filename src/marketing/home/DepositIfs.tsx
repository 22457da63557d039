import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const Ifs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 24,
  margin: '32px 0 0',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  '& dt': { fontWeight: 600 },
  '& dd': {
    margin: '4px 0 0',
    fontSize: '0.875rem',
    lineHeight: '20px',
    color: palette(theme).text.secondary,
  },
}));

const ifs = {
  'If you pay late':
    'We mark it late and review it by hand. We credit it, at the quote or at the rate on its arrival, or send the coins back, less the network fee.',
  'If the amount is different':
    'If we accept the deposit, we credit what arrived. You see both amounts and the reason.',
  'If nothing arrives': 'We decline the deposit with a reason, and you can reply.',
};

/** The cases in which a deposit takes another way. */
export function DepositIfs() {
  return (
    <Ifs>
      {Object.entries(ifs).map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Ifs>
  );
}
