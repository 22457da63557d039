import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { statusAsSign } from '#src/admin/panel/statusAsSign.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { BarAmount, type BarAmountFacts } from './BarAmount.tsx';
import { copy } from './copy.ts';
import { QueueSteps, type Steps } from './QueueSteps.tsx';
import { TakenOver } from './TakenOver.tsx';
import { Waited } from './Waited.tsx';
import { WhoReviews, type WhoReviewsProps } from './WhoReviews.tsx';
import { widths } from './widths.ts';

export interface BarFacts extends BarAmountFacts {
  /** The investor. */
  who: ReactNode;
  status: Status;
  since: string;
  dueAt: string | null;
  isApproved?: boolean;
  /** In the place of the waiting time: how the record was decided. */
  decided?: ReactNode;
}

interface DecisionBarProps {
  id: string;
  back: string;
  /** The heading for screen readers, and the title of the browser tab. */
  title: string;
  /** Absent while the record loads. */
  facts: BarFacts | undefined;
  steps: Steps;
  /** Absent where the reader cannot decide. */
  review?: WhoReviewsProps | undefined;
  /** DecisionKeys, or "Next waiting". */
  children?: ReactNode;
}

/** The bar of a record: the same order on every record, always visible. */
export function DecisionBar(props: DecisionBarProps) {
  const { id, back, title, facts, steps, review, children } = props;
  const bar = useFocusOnArrival();
  return (
    <>
      <Box component="header" ref={bar} tabIndex={-1} sx={barStyle}>
        <PageTitle sx={hidden}>{title}</PageTitle>
        <IconButton component={Link} to={back} aria-label={copy.back} size="small">
          <ArrowBack fontSize="small" />
        </IconButton>
        <Box sx={{ ...block, ...person }}>
          <Box sx={{ fontWeight: 600, ...cut }}>{facts ? facts.who : <Skeleton width={120} />}</Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              columnGap: 0.5,
              overflow: 'hidden',
              ...small,
            }}
          >
            <Box component="span" sx={{ fontFamily: fonts.mono, whiteSpace: 'nowrap' }}>
              {reference(id)}
            </Box>
            {facts ? (
              <StatusBadge status={facts.status} plain />
            ) : (
              <Skeleton width={64} sx={{ ml: 0.5 }} />
            )}
          </Box>
        </Box>
        <Box sx={amounts}>
          {facts ? <BarAmount {...facts} /> : <Skeleton width={96} height={28} />}
        </Box>
        <Box sx={wait}>{facts && (facts.decided ?? <Waited {...facts} />)}</Box>
        <Box sx={who}>{review && <WhoReviews {...review} />}</Box>
        <QueueSteps steps={steps} hasKeys={!facts?.decided} />
        {children}
      </Box>
      {review && <TakenOver {...review} />}
    </>
  );
}

/** Puts the focus on the bar when another record led here, so that it is never lost. */
function useFocusOnArrival() {
  const bar = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') bar.current?.focus({ preventScroll: true });
  }, [kind]);
  return bar;
}

const small = { fontSize: '0.75rem', lineHeight: 4 / 3, color: 'text.secondary' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const block = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const person = {
  flex: '0 0 212px',
  [widths.close]: { flexBasis: '176px' },
  [widths.between]: { flex: '1 1 96px' },
  [widths.phone]: { flex: '1 1 96px' },
} as const;

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 52,
  pl: 1,
  pr: 2.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:focus-visible': { outline: 'none' },
  '& [data-status]': {
    height: 16,
    '& .MuiChip-label': { pl: 0.5 },
    '& .MuiChip-icon': { ml: 0.5, mr: 0 },
  },
  [widths.close]: { columnGap: 1 },
  [widths.narrow]: { pr: 2, ...statusAsSign },
  [widths.phone]: {
    flexWrap: 'wrap',
    columnGap: 0.5,
    px: 0.5,
    pb: 0.5,
    ...statusAsSign,
  },
} as const;

const amounts = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  [widths.close]: { columnGap: 1 },
  minWidth: 0,
  flexShrink: 9,
  [widths.phone]: { order: 1, flex: '1 1 220px', minWidth: 0, pl: 1.5 },
} as const;

const wait = {
  flexShrink: 0,
  minWidth: 104,
  [widths.close]: { minWidth: 72 },
  pl: 1.5,
  borderLeft: 1,
  borderColor: 'divider',
  [widths.narrow]: { minWidth: 0 },
  [widths.phone]: { pl: 0, borderLeft: 0 },
} as const;

// On a wide window as wide as the button of a take-over, so that nothing moves when it appears.
const who = {
  flexShrink: 0,
  minWidth: 112,
  [widths.close]: { minWidth: 96 },
  [widths.narrow]: { minWidth: 0 },
  [widths.phone]: { order: 1, pr: 1.5, minWidth: 0 },
} as const;
