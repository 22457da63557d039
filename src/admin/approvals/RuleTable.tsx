import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type ApprovalRule, type RuleKind, ruleKinds } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { RuleActions } from './RuleActions.tsx';

interface RuleTableProps {
  rules: readonly ApprovalRule[];
}

type Cell = readonly [name: string, value: ReactNode];

const texts = copy.rules;

const ofMoney: ReadonlySet<RuleKind> = new Set([
  'deposit-unseen',
  'deposit',
  'withdrawal',
  'adjustment',
  'reversal',
]);

const ofKind = (rules: readonly ApprovalRule[], kind: RuleKind) =>
  rules.filter((rule) => rule.kind === kind);

/** The rules of all kinds by amount, as one table, or as cards in a narrow window. */
export const RuleTable = ({ rules }: RuleTableProps) =>
  useNarrow() ? <Cards rules={rules} /> : <Wide rules={rules} />;

const Cards = ({ rules }: RuleTableProps) => (
  <Stack spacing={2}>
    {ruleKinds.map((kind) => (
      <section key={kind}>
        <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
          {texts.kinds[kind]}
        </Box>
        <Box component="ul" aria-label={texts.kinds[kind]} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ofKind(rules, kind).map((rule) => (
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
      </section>
    ))}
  </Stack>
);

const Wide = ({ rules }: RuleTableProps) => (
  <Table size="small" aria-label={texts.title} sx={table}>
    <TableHead>
      <TableRow>
        {[texts.kind, ...Object.values(texts.columns)].map((column) => (
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
            <TableCell>
              <RuleActions rule={rule} rules={rules} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    ))}
  </Table>
);

function cellsOf(rule: ApprovalRule): Cell[] {
  const { from, approvals, wait, payer, state } = texts.columns;
  const { removed, waitHours, separatePayer } = rule;
  const { other, any, none } = texts.payers;
  const payerText = rule.kind !== 'withdrawal' ? none : separatePayer ? other : any;
  return [
    [from, ofMoney.has(rule.kind) ? groupDollars(parseDollars(rule.from)) : texts.payers.none],
    [approvals, removed ? texts.asBelow : rule.approvals],
    [wait, removed ? texts.asBelow : texts.hours(waitHours)],
    [payer, removed ? texts.asBelow : payerText],
    [state, <State key="state" rule={rule} />],
  ];
}

function State({ rule: { status, validFrom, approvals, removed } }: { rule: ApprovalRule }) {
  const { states } = texts;
  if (status === 'inForce') {
    return approvals === 1 && !removed ? (
      <StateChip color="warning" label={states.onePerson} />
    ) : (
      <StateChip color="success" label={states.inForce} />
    );
  }
  const label =
    status === 'coming' && validFrom ? states.coming(moment(validFrom)) : states.proposed;
  return <StateChip color="warning" label={label} />;
}

const table = {
  tableLayout: 'fixed',
  '& td, & th': { height: 36, py: 0 },
  '& thead th': { fontSize: '0.75rem', fontWeight: 500 },
  '& th:first-of-type': { width: '20%', pl: 0 },
  '& td .MuiButton-root': { minHeight: 26, height: 26, px: 1, ml: -1, fontSize: '0.75rem' },
} as const;

const name = { fontWeight: 600, lineHeight: '36px', verticalAlign: 'top' } as const;

const card = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  justifyItems: 'stretch',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { justifySelf: 'start' },
} as const;
