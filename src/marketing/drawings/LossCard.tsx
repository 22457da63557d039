import { styled } from '@mui/material/styles';
import { Figures } from '#src/marketing/claims/Cite.tsx';
import { statementBalance } from '#src/marketing/claims/examples.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const Card = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  '& b': {
    display: 'block',
    margin: '4px 0',
    fontSize: '1.75rem',
    lineHeight: '34px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: palette(theme).error.main,
  },
}));

/** The balance of the invented account, as a loss. */
export function LossCard() {
  return (
    <Card data-part="loss">
      In this example you could lose
      <b>
        <Figures of="statementExample">{statementBalance}</Figures>
      </b>
      All of it, if the operator fails.
    </Card>
  );
}
