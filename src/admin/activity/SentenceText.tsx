import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { type Piece, textOf } from './pieces.ts';
import { sentenceOf } from './sentences.ts';

/** A line of the log as one sentence, with links to the people and records that it names. */
export function SentenceText({ line }: { line: ActivityRecord }) {
  const { _id, fullName } = line.actor;
  const actor: Piece = { text: fullName, kind: 'strong', to: showPath('users', _id) };
  return placed([actor, ' ', ...sentenceOf(line)]).map(([at, piece]) => (
    <PieceText key={at} piece={piece} />
  ));
}

/** Each piece with its place in the sentence. */
function placed(pieces: readonly Piece[]): [at: number, Piece][] {
  let next = 0;
  return pieces.map((piece) => {
    const at = next;
    next += textOf([piece]).length + 1;
    return [at, piece];
  });
}

function PieceText({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return piece;
  const { text, kind, to } = piece;
  if (to === undefined) {
    return (
      <Box component={kind === 'strong' ? 'b' : 'span'} sx={styles[kind]}>
        {text}
      </Box>
    );
  }
  const color = kind === 'strong' ? 'inherit' : 'primary';
  return (
    <Link component={RouterLink} to={to} underline="hover" color={color} sx={styles[kind]}>
      {text}
    </Link>
  );
}

const styles = {
  strong: { fontWeight: 550 },
  code: { fontFamily: fonts.mono, fontSize: '0.75rem', letterSpacing: '-0.02em' },
  quote: { color: 'text.secondary' },
} as const;
