import { listPath } from '#contract/backOffice.ts';
import { coinNames } from '#contract/coin.ts';
import type { Overview } from '#contract/overview.ts';
import type { Settings } from '#contract/settings.ts';
import { settingsPart } from '#src/admin/shell/settingsPart.ts';
import { copy } from './copy.ts';

export interface Step {
  name: 'address' | 'operator' | 'mail' | 'staff';
  isDone: boolean;
  /** Facts of the server on a step that is done. */
  note: string;
  /** Where it is done. */
  to: string;
}

/** The steps of a new installation, each as the server knows it. */
export function stepsOf(
  { addresses, staff }: Overview['setUp'],
  { demo, mailConfigured, operator }: Settings,
): Step[] {
  const { legalName, support } = operator;
  return [
    {
      name: 'address',
      isDone: addresses.length > 0,
      note: addresses.map((coin) => coinNames[coin]).join(', '),
      to: settingsPart('wallets'),
    },
    {
      name: 'operator',
      isDone: demo || legalName !== null,
      note: legalName ?? copy.demo,
      to: settingsPart('operator'),
    },
    {
      name: 'mail',
      isDone: demo || mailConfigured,
      note: mailConfigured ? (support ?? '') : copy.demo,
      to: settingsPart('operator'),
    },
    { name: 'staff', isDone: staff > 1, note: String(staff), to: listPath('users') },
  ];
}
