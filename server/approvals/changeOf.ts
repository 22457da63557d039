import type { ApprovalKind } from '#contract/approvals.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import { type Duty, dutyNames } from '#contract/duties.ts';
import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';

/** The columns by which a change is described. */
export interface ChangeRow {
  kind: ApprovalKind;
  full_name: string | null;
  cents: bigint;
  /** Direction, coin or duty; of a reversal direction, source and its id. */
  about: string | null;
  /** Of what moves money, and of a reset, the reason; of a wallet its address or key. */
  detail: string | null;
}

/** A sentence about what the approval would change; null of a kind that its amount describes. */
export function changeOf({
  kind,
  about,
  detail,
  cents,
  full_name: name,
}: ChangeRow): string | null {
  if (kind === 'adjustment')
    return `${about === 'credit' ? 'Credit' : 'Debit'} ${groupDollars(cents)}`;
  if (kind === 'reversal') {
    const [direction, source, sourceId = ''] = (about ?? '').split(' ');
    const effect = direction === 'credit' ? 'adds' : 'takes';
    return `Reverse the ${source} ${reference(sourceId)}, which ${effect} ${groupDollars(cents)}`;
  }
  if (kind === 'wallet') {
    const key = detail?.startsWith('key ') && detail.slice(4);
    const where = key ? `addresses of the key ${key}` : detail;
    return `${coinNames[about as Coin]} deposits go to ${where}`;
  }
  if (kind === 'alarm') return `Close the ${coinNames[about as Coin]} alarm about ${detail}`;
  if (kind === 'duty') {
    const verb = detail === 'give' ? 'Give' : 'Take';
    return `${verb} ${dutyNames([about as Duty])} ${detail === 'give' ? 'to' : 'from'} ${name}`;
  }
  return kind === 'reset' ? `Remove two-step sign-in of ${name}` : null;
}
