import { Figures } from '#src/marketing/claims/Cite.tsx';
import { statementBalance, statementRows } from '#src/marketing/claims/examples.ts';
import { StatementSheet } from './StatementSheet.ts';

/** The statement of an invented account; in short its newest entry. */
export function StatementCard({ isShort = false }: { isShort?: boolean }) {
  const rows = isShort ? statementRows.slice(-1) : statementRows;
  return (
    <StatementSheet data-short={isShort ? '' : undefined}>
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
    </StatementSheet>
  );
}
