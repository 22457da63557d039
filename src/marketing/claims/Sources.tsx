import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { ClaimsOfPage } from './Cite.tsx';
import type { Claim } from './claim.ts';
import { grouped } from './grouped.ts';
import { type ClaimId, register } from './register.ts';

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
  '& h3': { margin: 0, fontSize: 'inherit', fontWeight: 600 },
  '& ol, & ul': { margin: '0 0 12px', paddingInlineStart: '1.4em', maxWidth: '90ch' },
  '& ul': { paddingInlineStart: 0, listStyle: 'none' },
  '& li': { paddingBlock: 6, scrollMarginTop: 24 },
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
  '& li:target, & li:has(:target)': { color: palette(theme).text.primary, fontWeight: 600 },
}));

/** The sources of this page's claims; render it after the last `Cite`. */
export function Sources() {
  const { cited, pictured } = useContext(ClaimsOfPage);
  const groups = grouped(new Set([...cited, ...pictured]));
  if (groups.length === 0) return null;
  const numbered = groups.filter((ids) => ids.some((id) => cited.has(id)));
  const others = groups.filter((ids) => !numbered.includes(ids));
  return (
    <Band aria-labelledby="sources" data-sources="">
      <Container maxWidth="lg">
        <h2 id="sources">Sources of the figures on this page</h2>
        {numbered.length > 0 && <ol>{numbered.map(entryOf)}</ol>}
        {others.length > 0 && (
          <>
            <h3>In a picture</h3>
            <ul>{others.map(entryOf)}</ul>
          </>
        )}
      </Container>
    </Band>
  );
}

const entryOf = (ids: ClaimId[]) => <Entry key={ids[0]} ids={ids} />;

/** Each claim of the source leads here. */
function Entry({ ids: [first, ...others] }: { ids: ClaimId[] }) {
  if (!first) return null;
  const { source, date, approvedBy, expires }: Claim = register[first];
  return (
    <li id={`source-${first}`}>
      {others.map((id) => (
        <span key={id} id={`source-${id}`} />
      ))}
      {source.href ? <a href={source.href}>{source.name}</a> : source.name}. Read on{' '}
      <time dateTime={date}>{date}</time>, approved by: {approvedBy}, to be checked again before{' '}
      <time dateTime={expires}>{expires}</time>.
    </li>
  );
}
