import { styled } from '@mui/material/styles';
import { balanceLimits, proofLimits } from '#contract/proof/verdictText.ts';
import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { Card, Grid } from './proofCards.ts';

/** The claims that are proved and those that are not, in two lists of one width. */
const Says = styled(Grid)(({ theme }) => ({
  gap: '32px 48px',
  marginTop: 16,
  '& > div': { display: 'flex', flexDirection: 'column', gap: 24 },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    padding: '12px 0 12px 38px',
    borderTop: `1px solid ${palette(theme).divider}`,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
  '& li::before': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 10,
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    borderRadius: 12,
    textAlign: 'center',
    lineHeight: '24px',
    content: '"✓"',
    fontSize: '0.875rem',
    color: palette(theme).background.paper,
    background: palette(theme).success.main,
  },
  '& [data-not] li::before': {
    content: '""',
    background: 'none',
    border: `2px dashed ${palette(theme).text.secondary}`,
  },
}));

const proves = [
  'The published sum includes the balance of everyone who checked.',
  'No line of the log was changed or removed since the checkpoint that you hold.',
  'If the checkpoints of two people agree, both were shown the same log.',
];

/** Lists of the claims that a passed check proves, and of those that it does not. */
export function ProofClaims() {
  return (
    <Says>
      <div>
        <section>
          <h2 id="proves">What a passed check proves</h2>
          <ul>
            {proves.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <Card>
          <h2 id="failed">If a check fails</h2>
          <p>
            Keep the checkpoint and a picture of the result. Write to <SupportContact />, and to
            others who hold a checkpoint: two that do not match are evidence against us.
          </p>
        </Card>
      </div>
      <section data-not="">
        <h2 id="limits">What it does not prove</h2>
        <ul>
          {[...balanceLimits, ...proofLimits].map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </Says>
  );
}
