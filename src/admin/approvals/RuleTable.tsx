import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { ApprovalRule, RuleKind } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { RuleActions } from './RuleActions.tsx';

interface RuleTableProps {
  kind: RuleKind;
  rules: readonly ApprovalRule[];
}

type Cell = readonly [name: string, value: ReactNode];

const texts = copy.rules;

/** The rules of a kind by amount, as a table, or as cards in a narrow window. */
export function RuleTable({ kind, rules }: RuleTableProps) {
  const isNarrow = useNarrow();
  const name = texts.kinds[kind];
  const rows = rules.filter((rule) => rule.kind === kind);
  return (
    <section>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
        {name}
      </Box>
      {isNarrow ? (
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((rule) => (
            <Box component="li" key={rule._id} sx={card}>
              {cellsOf(rule).map(([column, value]) => (
                <Box key={column} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Box sx={{ color: 'text.secondary' }}>{column}</Box>
                  <div>{value}</div>
                </Box>
              ))}
              <RuleActions rule={rule} rules={rules} />
            </Box>
          ))}
        </Box>
      ) : (
        <Wide name={name} rows={rows} rules={rules} />
      )}
    </section>
  );
}

interface WideProps {
  name: string;
  rows: readonly ApprovalRule[];
  rules: readonly ApprovalRule[];
}

const Wide = ({ name, rows, rules }: WideProps) => (
  <Table size="small" aria-label={name} sx={{ tableLayout: 'fixed' }}>
    <TableHead>
      <TableRow>
        {Object.values(texts.columns).map((column) => (
          <TableCell key={column}>{column}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((rule) => (
        <TableRow key={rule._id}>
          {cellsOf(rule).map(([column, value]) => (
            <TableCell key={column}>{value}</TableCell>
          ))}
          <TableCell>
            <RuleActions rule={rule} rules={rules} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function cellsOf(rule: ApprovalRule): Cell[] {
  const { from, approvals, wait, payer, state } = texts.columns;
  const { removed, waitHours, separatePayer } = rule;
  const { other, any, none } = texts.payers;
  const payerText = rule.kind !== 'withdrawal' ? none : separatePayer ? other : any;
  return [
    [from, groupDollars(parseDollars(rule.from))],
    [approvals, removed ? texts.asBelow : rule.approvals],
    [wait, removed ? texts.asBelow : texts.hours(waitHours)],
    [payer, removed ? texts.asBelow : payerText],
    [state, <State key="state" rule={rule} />],
  ];
}

function State({ rule: { status, validFrom } }: { rule: ApprovalRule }) {
  const { states } = texts;
  if (status === 'inForce') return <StateChip color="success" label={states.inForce} />;
  const label =
    status === 'coming' && validFrom ? states.coming(moment(validFrom)) : states.proposed;
  return <StateChip color="warning" label={label} />;
}

const card = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  justifyItems: 'stretch',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { justifySelf: 'start' },
} as const;
