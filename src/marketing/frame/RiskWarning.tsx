import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { copy } from '#src/shared/copy.ts';

const { title, text, link } = copy.risk;

const Strip = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlock: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.paper,
  color: palette(theme).text.primary,
  ...theme.typography.body2,
  '& p': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0 },
  '& span': { flexGrow: 1, textWrap: 'pretty' },
  [theme.breakpoints.up('lg')]: {
    '& p': { flexWrap: 'nowrap' },
    '& strong, & a': { flex: 'none' },
    '& span': { textWrap: 'balance' },
  },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 3 },
}));

/** A band of the page in the normal flow, so that nothing can cover it. */
export function RiskWarning({ path }: { path: string }) {
  return (
    <Strip role="note" aria-label={title}>
      <Container maxWidth="lg">
        <p>
          <strong>{title}</strong>
          <span>{text}</span>
          {path !== '/risk' && <a href="/risk">{link}</a>}
        </p>
      </Container>
    </Strip>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  maxWidth: 548,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  '& svg': { flex: 'none', marginTop: 2, color: palette(theme).warning.main },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600, color: palette(theme).text.primary },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
}));

/** Within the first screen of the home page. */
export function RiskLine() {
  return (
    <Line role="note" aria-label={title}>
      <svg viewBox="0 0 24 24" width="16" height="16" fill="none" aria-hidden="true">
        <path
          d="M12 4.5L3.5 19.5h17zM12 10.5v4M12 17v.1"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <p>
        <strong>{title}.</strong> {text} <a href="/risk">{link}</a>
      </p>
    </Line>
  );
}
