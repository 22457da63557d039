import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { Review } from '#contract/reviewRecord.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { hasLeft } from '#src/admin/lists/hasLeft.ts';
import type { Owner } from '#src/admin/provider/records.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { clockOrDay } from '#src/shared/format/clockTime.ts';
import { moment } from '#src/shared/format/dates.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';

interface RowActionProps {
  screen: 'deposits' | 'withdrawals';
  item: {
    id: string;
    status: string;
    user: Owner;
    claimedBy: Review | null;
    decidedBy?: { fullName: string } | null;
    decidedAt: string | null;
  };
  isWaiting: boolean;
  /** The next step of a waiting item; by default a review. */
  step?: string;
}

const firstName = (fullName: string) => fullName.split(/\s+/)[0] ?? fullName;

/** The one action of a row: it opens the record, where the evidence is. Nothing is decided here. */
export function RowAction({ screen, item, isWaiting, step = copy.review }: RowActionProps) {
  const { values } = useFilters();
  const me = useSession().user?._id;
  const { lost } = useConnection();
  const { id, user, claimedBy, decidedBy, decidedAt } = item;
  const reader = claimedBy && claimedBy._id !== me ? claimedBy : null;
  const isOpen = isWaiting && user.id !== me;
  const label = isOpen ? step : copy.view;
  if (isOpen && lost && !reader) {
    return (
      <Box component="span" title={copy.off} aria-disabled="true" sx={action('off')}>
        {label}
      </Box>
    );
  }
  return (
    <Link
      component={RouterLink}
      to={showPath(screen, id)}
      underline="hover"
      color="inherit"
      data-opens=""
      aria-label={`${label}: ${reference(id)}`}
      sx={action(isOpen && !reader ? 'strong' : 'soft')}
    >
      {reader && isWaiting ? (
        <>
          <Avatar fullName={reader.fullName} small />
          <span className="flag-word" title={copy.reviewing(reader.fullName)}>
            {copy.isOn(firstName(reader.fullName))}
          </span>
        </>
      ) : hasLeft(item, values) && decidedAt ? (
        <Box component="span" className="outcome" title={moment(decidedAt)}>
          {copy.by(decidedBy ? firstName(decidedBy.fullName) : undefined, clockOrDay(decidedAt))}
        </Box>
      ) : (
        <>
          {label}
          <Box component="span" className="key">
            <KeyHint>Enter</KeyHint>
          </Box>
        </>
      )}
    </Link>
  );
}

const colors = { strong: 'primary.main', soft: 'text.secondary', off: 'text.disabled' } as const;

const action = (weight: keyof typeof colors) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    height: 26,
    px: 1,
    ml: -1,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: '6px',
    fontSize: '0.75rem',
    fontWeight: weight === 'soft' ? 400 : 600,
    color: colors[weight],
    whiteSpace: 'nowrap',
    // The cell cuts what is outside of it.
    '&:focus-visible': { outlineWidth: 2, outlineOffset: -2 },
    '& .key': { display: 'none' },
    '& .outcome': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '[data-cursor] a&': {
      borderColor: 'primary.main',
      color: 'primary.main',
      bgcolor: 'background.paper',
      '& .key': { display: { xs: 'none', lg: 'inline-flex' } },
    },
    '@media (pointer: coarse)': { height: 44 },
  }) as const;
