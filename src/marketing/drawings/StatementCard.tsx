import { styled } from '@mui/material/styles';
import { Figures } from '#src/marketing/claims/Cite.tsx';
import { statementBalance, statementRows } from '#src/marketing/claims/examples.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { exampleMark } from './exampleMark.ts';

const Card = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: palette(theme).text.secondary,
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: '18px 24px 14px' },
  '& strong': {
    display: 'block',
    fontSize: '2.5rem',
    lineHeight: '44px',
    fontWeight: 600,
    letterSpacing: '-0.025em',
    color: palette(theme).text.primary,
  },
  '& mark': {
    alignSelf: 'flex-start',
    ...exampleMark(theme),
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '&[data-short]': { paddingBottom: 12 },
  '& > p': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 6,
    padding: '18px 24px',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: palette(theme).success.main,
  },
  '& tr > *': {
    height: 42,
    padding: '0 0 0 24px',
    borderTop: `1px solid ${palette(theme).divider}`,
    textAlign: 'start',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
  '& th': { height: 32, fontSize: '0.75rem' },
  '& td:nth-of-type(2)': { color: palette(theme).text.primary },
  '& td:nth-of-type(3)': { fontWeight: 550, color: palette(theme).text.primary },
  '& tr > :nth-child(n + 3)': { paddingInlineStart: 8, textAlign: 'end' },
  '& tr > :last-child': { paddingInlineEnd: 24 },
  // The double rule of a sum.
  '& tr:last-of-type td:last-child span': {
    paddingBottom: 3,
    borderBottom: '3px double',
    fontWeight: 600,
    color: palette(theme).text.primary,
  },
  // Phones, and half of a tablet.
  [`${theme.breakpoints.down('sm')}, (min-width: ${theme.breakpoints.values.md}px) and (max-width: 1023.95px)`]:
    {
      fontSize: '0.8125rem',
      '& > div': { padding: '14px 16px 10px' },
      '& > p': { padding: '12px 16px' },
      '& tr > *': { paddingInlineStart: 8 },
      '& tr > :first-child': { paddingInlineStart: 16 },
      '& tr > :last-child': { paddingInlineEnd: 16 },
    },
  // Without the dates it fits the smallest phones.
  '@media (max-width: 389.95px)': {
    '& table': { fontSize: '0.75rem' },
    '& tr > :first-child': { display: 'none' },
    '& tr > :nth-child(2)': { paddingInlineStart: 16 },
    '& strong': { fontSize: '2rem', lineHeight: '36px' },
  },
}));

/** The statement of an invented account; in short its newest entry. */
export function StatementCard({ isShort = false }: { isShort?: boolean }) {
  const rows = isShort ? statementRows.slice(-1) : statementRows;
  return (
    <Card data-short={isShort ? '' : undefined}>
      <div>
        <div>
          Available Balance
          <strong>
            <Figures of="statementExample">{statementBalance}</Figures>
          </strong>
        </div>
        <mark>Example</mark>
      </div>
      <table>
        <tbody>
          <tr>
            <th>Date</th>
            <th>Entry</th>
            <th>Amount</th>
            <th>Balance</th>
          </tr>
          {rows.map(({ day, shown, name, amount, balance }) => (
            <tr key={day}>
              <td>
                <time dateTime={day}>{shown}</time>
              </td>
              <td>{name}</td>
              <td>{amount && <Figures of="statementExample">{amount}</Figures>}</td>
              <td>
                <Figures of="statementExample">{balance}</Figures>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isShort && (
        <p>
          <svg viewBox="0 0 24 24" width="16" height="16" fill="none" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7.5" stroke="currentColor" strokeWidth="2" />
          </svg>
          Entries add up
        </p>
      )}
    </Card>
  );
}
