import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ApprovalRule, ruleKinds } from '#contract/approvals.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { cellsOf } from './cellsOf.tsx';
import { ofKind } from './ofKind.ts';
import { isOpen, RuleActions } from './RuleActions.tsx';
import { RuleCards } from './RuleCards.tsx';
import { ruleCopy } from './ruleCopy.ts';

interface RuleTableProps {
  rules: readonly ApprovalRule[];
}

const texts = ruleCopy.rules;

/** The rules of all kinds by amount, as one table, or as cards in a narrow window. */
export const RuleTable = ({ rules }: RuleTableProps) =>
  useNarrow() ? <RuleCards rules={rules} /> : <Wide rules={rules} />;

function Wide({ rules }: RuleTableProps) {
  const { actions, ...columns } = texts.columns;
  const names = [texts.kind, ...Object.values(columns), ...(rules.some(isOpen) ? [actions] : [])];
  return (
    <Table size="small" aria-label={texts.title} sx={table}>
      <TableHead>
        <TableRow>
          {names.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      {ruleKinds.map((kind) => (
        <TableBody key={kind}>
          {ofKind(rules, kind).map((rule, index, { length }) => (
            <TableRow key={rule._id}>
              {index === 0 && (
                <TableCell component="th" scope="rowgroup" rowSpan={length} sx={name}>
                  {texts.kinds[kind]}
                </TableCell>
              )}
              {cellsOf(rule).map(([column, value]) => (
                <TableCell key={column}>{value}</TableCell>
              ))}
              {rules.some(isOpen) && (
                <TableCell>
                  <RuleActions rule={rule} rules={rules} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

const table = {
  tableLayout: 'fixed',
  '& td, & th': { height: 36, py: 0 },
  '& thead th': { fontSize: '0.75rem', fontWeight: 500 },
  '& th:first-of-type': { width: '20%', pl: 0 },
  '& td .MuiButton-root': { minHeight: 26, height: 26, px: 1, ml: -1, fontSize: '0.75rem' },
} as const;

const name = { fontWeight: 600, lineHeight: '36px', verticalAlign: 'top' } as const;
