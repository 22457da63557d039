import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { VisuallyHidden } from '#src/marketing/ui/VisuallyHidden.tsx';
import { useCitedClaims } from './cited.ts';
import { type ClaimId, register } from './register.ts';

const Mark = styled('a')(({ theme }) => ({
  marginInlineStart: 3,
  padding: '1px 5px',
  borderRadius: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'none',
  '& i': { fontStyle: 'normal' },
  color: palette(theme).primary.main,
  background: `color-mix(in srgb, ${palette(theme).primary.main} 12%, transparent)`,
  '&:hover': { textDecoration: 'underline' },
}));

/** A claim in the words of the register, with the way to its source: numbers come no other way. */
export function Cite({ id }: { id: ClaimId }) {
  const cited = useCitedClaims();
  cited.add(id);
  const position = [...cited].indexOf(id) + 1;
  return (
    <span data-claim={id}>
      {register[id].text}
      <Mark href={`#source-${id}`}>
        <VisuallyHidden as="i">Source </VisuallyHidden>
        {position}
      </Mark>
    </span>
  );
}
