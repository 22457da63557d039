import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { CitedClaims } from './Cite.tsx';
import type { Claim } from './claim.ts';
import { register } from './register.ts';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 40,
  borderTop: `1px solid ${palette(theme).divider}`,
  background: palette(theme).background.default,
  color: palette(theme).text.secondary,
  ...theme.typography.body2,
  '& h2': {
    margin: '0 0 12px',
    fontSize: '1rem',
    fontWeight: 600,
    color: palette(theme).text.primary,
  },
  '& ol': { margin: 0, paddingInlineStart: '1.4em', maxWidth: '90ch' },
  '& li': { paddingBlock: 6, scrollMarginTop: 24 },
  '& li:target': { color: palette(theme).text.primary, fontWeight: 600 },
}));

/** The sources of this page's claims; render it after the last `Cite`. */
export function Sources() {
  const cited = [...useContext(CitedClaims)];
  if (cited.length === 0) return null;
  return (
    <Band aria-labelledby="sources" data-sources="">
      <Container maxWidth="lg">
        <h2 id="sources">Sources of the figures on this page</h2>
        <ol>
          {cited.map((id) => (
            <Entry key={id} id={id} claim={register[id]} />
          ))}
        </ol>
      </Container>
    </Band>
  );
}

function Entry({ id, claim }: { id: string; claim: Claim }) {
  const { source, date, approvedBy, expires } = claim;
  return (
    <li id={`source-${id}`}>
      {source.href ? <a href={source.href}>{source.name}</a> : source.name}. Read on{' '}
      <time dateTime={date}>{date}</time>, approved by: {approvedBy}, to be checked again before{' '}
      <time dateTime={expires}>{expires}</time>.
    </li>
  );
}
