import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';

const Card = styled('aside')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '32px 0',
  padding: '20px 24px',
  borderRadius: 12,
  border: `1px solid ${palette(theme).divider}`,
  color: palette(theme).text.primary,
  background: [
    `linear-gradient(120deg, color-mix(in oklab, ${palette(theme).primary.dark} 12%, transparent), transparent 60%)`,
    palette(theme).background.default,
  ].join(', '),
  '& svg': { color: palette(theme).secondary.main },
  '& strong': {
    alignSelf: 'center',
    fontSize: '1.25rem',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  '& p': { gridColumn: 2, margin: 0, color: palette(theme).text.secondary },
  '& p a': { color: palette(theme).primary.main },
}));

/** A warning about a common fraud, shown wherever a page is about money. */
export function NeverPay({ onComplaints }: { onComplaints?: boolean }) {
  return (
    <Card data-theme="dark" aria-label="About fees for withdrawals">
      <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
        <path
          d="M16 3l11 4v8c0 7-4.6 11.6-11 14C9.6 26.6 5 22 5 15V7zM11 16l4 4 7-8"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <strong>Asked to pay before you can withdraw? It is a scam.</strong>
      <p>
        No fee, tax, deposit or “verification payment” is ever due first. If anyone asks for one in
        our name, send nothing
        {!onComplaints && (
          <Stated fact="support">
            {' '}
            and <a href="/complaints">write to us</a>
          </Stated>
        )}
        .
      </p>
    </Card>
  );
}
