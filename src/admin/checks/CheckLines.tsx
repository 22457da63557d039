import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ComponentType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { widths } from '#src/admin/record/widths.ts';
import { copy } from './copy.ts';

export interface CheckLine {
  /**
   * `look` is to be looked at; `bad` makes the decision wrong; `note` is about the installation, not
   * about the record; `stated` has only the word of the investor.
   */
  state: 'bad' | 'look' | 'ok' | 'note' | 'stated';
  text: string;
  /** When or how often, at the right. */
  detail?: string | undefined;
  /** The facts behind it, below the check. */
  note?: string | undefined;
  /** Where it can be read or settled. */
  link?: { text: string; to: string } | undefined;
}

export const hasPassed = ({ state }: CheckLine): boolean => state === 'ok';

const looks: Record<CheckLine['state'], { color: string; Icon: ComponentType<IconProps> }> = {
  bad: { color: 'error.main', Icon: ErrorOutlined },
  look: { color: 'warning.main', Icon: WarningAmberOutlined },
  ok: { color: 'success.main', Icon: CheckCircleOutlined },
  note: { color: 'text.primary', Icon: InfoOutlined },
  stated: { color: 'text.primary', Icon: InfoOutlined },
};

interface IconProps {
  sx: object;
  'aria-hidden': true;
}

interface VerdictProps {
  passed: number;
  all: number;
  /** No money was seen, so that it must not look like a yes. */
  isUnseen?: boolean;
  /** The names of the open checks, where one line has place for them. */
  only?: string | undefined;
  /** Nothing is left to do. */
  isDecided?: boolean;
}

/** How many of the counted checks passed, before the checks themselves. */
export function Verdict(props: VerdictProps) {
  const { passed, all, isUnseen = false, isDecided = false, only } = props;
  const isClear = passed === all;
  const { color, Icon } = looks[isClear ? 'ok' : isDecided ? 'note' : 'look'];
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.875,
        pb: 0.5,
        fontWeight: 600,
        color: isClear && isUnseen ? 'text.primary' : color,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16, mt: '1px' }} />
      <span>
        {isClear
          ? copy.verdict[isUnseen ? 'unseen' : 'clear'](all)
          : copy.verdict[isDecided ? 'decided' : 'open'](passed, all)}
        {only && `: ${only}`}
      </span>
    </Box>
  );
}

interface CheckLinesProps {
  checks: readonly CheckLine[];
  /** The accessible name. */
  name?: string;
  /** A line for each check, with its detail; otherwise those that passed are two in a row. */
  isDetailed?: boolean;
}

/** Checks, each with its sign and its words. */
export function CheckLines({ checks, name, isDetailed = false }: CheckLinesProps) {
  return (
    <Box component="ul" aria-label={name} sx={isDetailed ? detailed : list}>
      {checks.map(({ state, text, detail, note, link }) => {
        const { color, Icon } = looks[state];
        const isNarrow = state === 'ok' || state === 'stated';
        return (
          <Box
            component="li"
            key={text}
            data-check={state}
            sx={{ ...line, gridColumn: isNarrow ? 'auto' : '1 / -1' }}
          >
            <Box component="span" sx={{ display: 'flex', gap: 0.875 }}>
              <Icon aria-hidden sx={{ fontSize: 16, mt: '1px', color }} />
              <Box
                component="span"
                sx={isNarrow ? {} : { color, fontWeight: state === 'note' ? 400 : 600 }}
              >
                {text}
              </Box>
            </Box>
            {detail && (
              <Box
                component="span"
                sx={{ ml: 'auto', textAlign: 'right', color: 'text.secondary' }}
              >
                {detail}
              </Box>
            )}
            {(note || link) && <Behind note={note} link={link} />}
          </Box>
        );
      })}
    </Box>
  );
}

const Behind = ({ note, link }: Pick<CheckLine, 'note' | 'link'>) => (
  <Box sx={note ? below : { ml: 'auto' }}>
    {note && `${note} `}
    {link && <Way {...link} />}
  </Box>
);

const below = { flexBasis: '100%', pl: '23px', color: 'text.secondary' } as const;

/** To a screen of ours, or to another site in a new tab. */
const Way = ({ text, to }: NonNullable<CheckLine['link']>) =>
  to.startsWith('/') ? (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  ) : (
    <Link href={to} target="_blank" rel="noreferrer" sx={outside}>
      {text}
    </Link>
  );

// A phone has no place for it here, and has the same link beside the transaction id.
const outside = { [widths.phone]: { display: 'none' } } as const;

// A detail without place beside its check goes below it as a whole.
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;

const plain = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;

const detailed = {
  ...plain,
  '& > li': { py: '5px', [widths.wide]: { py: '7px' } },
} as const;

const list = {
  ...plain,
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  rowGap: '5px',
} as const;
