import { styled } from '@mui/material/styles';
import { placeholder } from '#contract/placeholders.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { widgetTitle } from './symbols.ts';

// The script sets `data-state`; without the script the question is hidden.
const Question = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  'html[data-theme] &:not([data-widget="off"])': { display: 'flex' },
  '& p': { margin: 0 },
  '& iframe': { display: 'block', width: '100%', height: 46, border: 0 },
  '& button': {
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: palette(theme).primary.main,
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    '&:focus-visible': { outline: `3px solid ${palette(theme).primary.main}`, outlineOffset: -2 },
  },
  '& [data-when]': { display: 'none' },
  ...Object.fromEntries(
    ['waiting', 'asking', 'confirming', 'refused', 'loading', 'shown', 'failed'].map((state) => [
      `&[data-state="${state}"] [data-when~="${state}"]`,
      { display: 'block' },
    ]),
  ),
  // The buttons do nothing before the script listens.
  '&[data-state="waiting"] button': { visibility: 'hidden' },
  // The full question and the outside prices have a separate row.
  'div:has(> &:is([data-state="confirming"], [data-state="shown"]))': {
    flexWrap: 'wrap',
    rowGap: 0,
    paddingBlock: 8,
  },
  '&:is([data-state="confirming"], [data-state="shown"])': {
    flex: '1 0 100%',
    flexWrap: 'wrap',
    whiteSpace: 'normal',
  },
  '& [data-widget-slot]': { flex: '1 1 0', minWidth: 0 },
}));

/** A small link, then the question: asks for consent to load the outside ticker, and lets the visitor withdraw it. */
export function OutsideTicker() {
  return (
    <Question data-widget={placeholder('marketWidgets')} data-state="waiting">
      <p data-when="confirming">
        Index prices come from {placeholder('marketWidgetHost')}, which will see your IP address.
      </p>
      <p data-when="failed">Index prices did not load.</p>
      <div data-widget-slot="" data-title={widgetTitle} />
      <button type="button" data-when="waiting asking refused failed" data-answer="confirming">
        Show index prices
      </button>
      <button type="button" data-when="confirming" data-answer="granted">
        Show prices
      </button>
      <button type="button" data-when="confirming loading failed" data-answer="refused">
        No thanks
      </button>
      <button type="button" data-when="shown" data-answer="refused">
        Hide index prices
      </button>
    </Question>
  );
}
