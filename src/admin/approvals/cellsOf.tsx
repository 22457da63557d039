import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ApprovalRule, RuleKind } from '#contract/approvals.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { ruleCopy } from './ruleCopy.ts';

const texts = ruleCopy.rules;

type Cell = readonly [name: string, value: ReactNode];

const ofMoney: ReadonlySet<RuleKind> = new Set([
  'deposit-unseen',
  'deposit',
  'withdrawal',
  'adjustment',
  'reversal',
]);

/** The values of a rule with the names of their columns. */
export function cellsOf(rule: ApprovalRule): Cell[] {
  const { from, approvals, wait, payer, state } = texts.columns;
  const { removed, waitHours, separatePayer } = rule;
  const { other, any, none } = texts.payers;
  const anyone = <Risk key="payer">{any}</Risk>;
  const payerText = rule.kind !== 'withdrawal' ? none : separatePayer ? other : anyone;
  return [
    [from, ofMoney.has(rule.kind) ? groupDollars(parseDollars(rule.from)) : texts.payers.none],
    [approvals, removed ? texts.asBelow : <People key="people" rule={rule} />],
    [wait, removed ? texts.asBelow : texts.hours(waitHours)],
    [payer, removed ? texts.asBelow : payerText],
    [state, <State key="state" rule={rule} />],
  ];
}

/** A risk that the operator chose. */
const Risk = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
    {children}
  </Box>
);

function People({ rule: { kind, approvals } }: { rule: ApprovalRule }) {
  const isUnmet = useOverview().data?.approvals.unmet.includes(kind) === true;
  const people = texts.people(approvals);
  if (isUnmet) return <Risk>{texts.tooFew(people)}</Risk>;
  return approvals === 1 ? <Risk>{people}</Risk> : people;
}

function State({ rule: { status, validFrom } }: { rule: ApprovalRule }) {
  const { states } = texts;
  if (status === 'inForce') return states.inForce;
  const label =
    status === 'coming' && validFrom ? states.coming(moment(validFrom)) : states.proposed;
  return <StateChip color="warning" label={label} />;
}
