import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';

const Strip = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlock: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  color: palette(theme).text.primary,
  ...theme.typography.body2,
  '& p': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0 },
  '& span': { flexGrow: 1 },
  [theme.breakpoints.up('lg')]: {
    '& p': { flexWrap: 'nowrap' },
    '& strong, & a': { flex: 'none' },
    '& span': { textWrap: 'balance' },
  },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 3 },
}));

/** In the normal flow, so that nothing can cover it. */
export function RiskWarning() {
  const { title, text, link } = copy.risk;
  return (
    <Strip role="note" aria-label={title}>
      <Container maxWidth="lg">
        <p>
          <strong>{title}</strong>
          <span>{text}</span>
          <a href="/risk">{link}</a>
        </p>
      </Container>
    </Strip>
  );
}
