import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { placeholder } from '#contract/placeholders.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { widgetTitle } from './symbols.ts';

// The script sets `data-state`; without the script the row is hidden.
const Row = styled('div')(({ theme }) => ({
  display: 'none',
  minHeight: 64,
  borderTop: `1px solid ${palette(theme).divider}`,
  ...theme.typography.body2,
  color: palette(theme).text.secondary,
  'html[data-theme] &:not([data-widget="off"])': { display: 'block' },
  '& .MuiContainer-root': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    minHeight: 64,
    paddingBlock: 8,
  },
  '& p': { flex: '1 1 320px', margin: 0 },
  '& [data-widget-slot]': { flex: '1 1 320px', minWidth: 0 },
  '& iframe': { display: 'block', width: '100%', height: 46, border: 0 },
  '& button': {
    minHeight: 36,
    padding: '0 14px',
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: 10,
    background: 'none',
    color: palette(theme).text.primary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: palette(theme).primary.main },
    '&:focus-visible': { outline: `3px solid ${palette(theme).primary.main}`, outlineOffset: 2 },
  },
  '& [data-when]': { display: 'none' },
  ...Object.fromEntries(
    ['waiting', 'asking', 'refused', 'loading', 'shown', 'failed'].map((state) => [
      `&[data-state="${state}"] [data-when~="${state}"]`,
      { display: 'block' },
    ]),
  ),
  // The buttons do nothing before the script listens.
  '&[data-state="waiting"] button': { visibility: 'hidden' },
  '&:not([data-state="loading"], [data-state="shown"]) [data-widget-slot]': { display: 'none' },
}));

/** Asks for consent to load the outside ticker, and lets the visitor withdraw it. */
export function OutsideTicker() {
  return (
    <Row data-widget={placeholder('marketWidgets')} data-state="waiting">
      <Container maxWidth="lg">
        <p data-when="waiting asking">
          More prices come from {placeholder('marketWidgetHost')}. Loading them tells that service
          your network address. Nothing is loaded unless you agree.
        </p>
        <p data-when="refused">The outside ticker is off.</p>
        <p data-when="failed">
          The outside ticker did not load. The prices above are ours and stay.
        </p>
        <div data-widget-slot="" data-title={widgetTitle} />
        <button type="button" data-when="waiting asking refused failed" data-answer="granted">
          Show outside ticker
        </button>
        <button type="button" data-when="waiting asking loading shown failed" data-answer="refused">
          No outside content
        </button>
      </Container>
    </Row>
  );
}
