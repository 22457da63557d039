import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Day } from '#src/marketing/ui/Day.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { ClaimsOfPage } from './Cite.tsx';
import type { Claim } from './claim.ts';
import { grouped } from './grouped.ts';
import { type ClaimId, register } from './register.ts';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 32,
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
  const reviews = new Map(groups.map(([id]) => [reviewKey(id), register[id]]));
  const entryOf = (ids: ClaimIds) => <Entry key={ids[0]} ids={ids} hasReview={reviews.size > 1} />;
  return (
    <Band aria-labelledby="sources" data-sources="">
      <Container maxWidth="lg">
        <h2 id="sources">Where the figures come from</h2>
        {numbered.length > 0 && <ol>{numbered.map(entryOf)}</ol>}
        {others.length > 0 && <ul>{others.map(entryOf)}</ul>}
        {reviews.size === 1 &&
          [...reviews.values()].map((claim) => <Review key="" claim={claim} />)}
      </Container>
    </Band>
  );
}

type ClaimIds = ReturnType<typeof grouped>[number];

const reviewKey = (id: ClaimId) => {
  const { date, approvedBy, expires }: Claim = register[id];
  return [date, approvedBy, expires].join();
};

/** Each claim of the source leads here. */
function Entry({ ids: [first, ...others], hasReview }: { ids: ClaimIds; hasReview: boolean }) {
  const claim: Claim = register[first];
  const { name, href } = claim.source;
  return (
    <li id={`source-${first}`}>
      {others.map((id) => (
        <span key={id} id={`source-${id}`} />
      ))}
      {href ? <a href={href}>{name}</a> : name}. {hasReview && <Review claim={claim} />}
    </li>
  );
}

/** Shown once where all sources of the page were checked together. */
function Review({ claim: { date, approvedBy, expires } }: { claim: Claim }) {
  return (
    <span>
      Checked by {approvedBy} on <Day date={date} />. We check again by <Day date={expires} />.
    </span>
  );
}
