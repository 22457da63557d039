import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { aroundFrame, widths } from './widths.ts';

interface RecordFrameProps {
  /** The DecisionBar. */
  bar: ReactNode;
  /** The facts to compare, most important first. */
  facts: ReactNode;
  /** The DecisionForm, at the foot of the facts. */
  form?: ReactNode;
  /** Compared with the facts; on a phone it follows them. */
  stage: ReactNode;
  stageName: string;
  /** Less important facts: below the others, below the stage on a phone, a column on wide screens. */
  context?: ReactNode;
  /** The stage has a line only, so that the context takes the place below it. */
  isStageBare?: boolean;
  /** The stage has the window, but for the bar. */
  isFull?: boolean;
}

const scrolled = { overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0 } as const;

/** The page of a record that staff decide on: bar, facts, stage and form, without page scroll. */
export function RecordFrame(props: RecordFrameProps) {
  const { bar, facts, form, stage, stageName, context } = props;
  const { isFull = false, isStageBare = false } = props;
  const isPhone = useMediaQuery(widths.phone);
  const isWide = useMediaQuery(widths.wide);
  const place = isPhone ? 'last' : isStageBare ? 'stage' : isWide ? 'column' : 'facts';
  return (
    <Box
      data-frame
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        fontSize: '0.8125rem',
        lineHeight: 18 / 13,
        [widths.desk]: { position: 'absolute', inset: 0 },
        ...(isFull && fullWindow),
      }}
    >
      <GlobalStyles styles={aroundFrame} />
      {bar}
      <Box sx={{ ...grid, ...(isStageBare && bareGrid), ...(isFull && fullGrid) }}>
        <Box component="section" aria-label={copy.facts} sx={factsColumn}>
          <Box sx={{ flexGrow: 1, ...scrolled }}>
            {facts}
            {place === 'facts' && context}
          </Box>
          {form}
        </Box>
        <Box
          component="section"
          data-stage
          aria-label={stageName}
          sx={{ ...stageColumn, ...(isStageBare && bareStage) }}
        >
          {stage}
          {place === 'stage' && <Box sx={scrolled}>{context}</Box>}
        </Box>
        {place === 'last' && <div>{context}</div>}
        {place === 'column' && context && (
          <Box
            component="aside"
            aria-label={copy.context}
            sx={{ borderLeft: 1, borderColor: 'divider', ...scrolled }}
          >
            {context}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const grid = {
  flexGrow: 1,
  minHeight: 0,
  // The decision buttons are at the bottom of a phone.
  [widths.phone]: { pb: '64px' },
  [widths.desk]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(340px, 36.875%) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media (min-width: 1280px)': { gridTemplateColumns: '472px minmax(0, 1fr)' },
  },
  [widths.wide]: { gridTemplateColumns: '540px minmax(0, 1fr) 400px' },
} as const;

const stageColumn = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  // The tools below the proof are visible above the decision.
  [widths.phone]: {
    minHeight: 320,
    height: '50vh',
    '&:has(figure)': { height: 'auto' },
    // Below the bar.
    scrollMarginTop: '82px',
  },
} as const;

const bareGrid = { [widths.wide]: { gridTemplateColumns: '540px minmax(0, 808px)' } } as const;

const bareStage = {
  [widths.phone]: {},
  [widths.wide]: { borderRight: 1, borderColor: 'divider' },
} as const;

const fullWindow = {
  [widths.phone]: { position: 'fixed', inset: 0 },
  [widths.desk]: { position: 'fixed', inset: 0 },
  zIndex: 'drawer',
} as const;

const fullGrid = {
  [widths.phone]: { display: 'flex' },
  [widths.desk]: { display: 'flex' },
  flexDirection: 'column',
  '& > :not([data-stage])': { display: 'none' },
  '& > [data-stage]': { flexGrow: 1 },
} as const;

const factsColumn = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  [widths.desk]: { borderRight: 1, borderColor: 'divider' },
} as const;
