import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { VisuallyHidden } from '#src/marketing/ui/VisuallyHidden.tsx';
import { grouped } from './grouped.ts';
import { type ClaimId, register } from './register.ts';

/** The claims that a page has shown so far, in order. */
export class ShownClaims {
  /** With a number that leads to the source. */
  readonly cited = new Set<ClaimId>();
  readonly pictured = new Set<ClaimId>();
}

export const ClaimsOfPage = createContext(new ShownClaims());

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

/** A claim in the words of the register, with a link to its source. */
export function Cite({ id }: { id: ClaimId }) {
  const { cited } = useContext(ClaimsOfPage);
  cited.add(id);
  const position = grouped(cited).findIndex((ids) => ids.includes(id)) + 1;
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

/** Figures of a claim in a picture, without a link. A figure that is not in the claim fails the build. */
export function Figures({ of: id, children }: { of: ClaimId; children: ReactNode }) {
  useContext(ClaimsOfPage).pictured.add(id);
  return <span data-claim={id}>{children}</span>;
}
