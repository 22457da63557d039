import { commands } from '#src/admin/provider/commands.ts';
import { chainPayment } from '#tests/support/nodes/chainPayment.ts';
import { deposit } from '#tests/support/people.ts';
import type { CommandCase, Stage } from './commandCase.ts';

const once = () => ({ idempotencyKey: crypto.randomUUID() });
const reason = 'A reason of the tests.';

const onDeposit =
  (run: (id: string) => Promise<{ message: string }>) =>
  async ({ backend, ada }: Stage) => {
    const id = await deposit(backend, ada);
    return () => run(id);
  };

/** Commands about a deposit. */
export const depositCases: CommandCase[] = [
  {
    name: 'confirmDeposit',
    ready: onDeposit((id) => commands.confirmDeposit({ id }, once())),
    done: /: \$500\.00 confirmed\.$/,
    again: 'This deposit was confirmed by grace of staff before.',
  },
  {
    name: 'declineDeposit',
    ready: onDeposit((id) => commands.declineDeposit({ id, reason }, once())),
    done: /: \$500\.00 declined\.$/,
    again: 'This deposit was declined by grace of staff before.',
  },
  {
    name: 'addDepositNote',
    ready: onDeposit((id) => commands.addDepositNote({ id, text: reason })),
    done: /./,
  },
  {
    name: 'assignDeposits',
    ready: onDeposit((ids) => commands.assignDeposits({ ids, assignee: '' })),
    done: /./,
  },
  {
    name: 'linkPayment',
    ready: async ({ backend, ada }) => {
      const id = await deposit(backend, ada);
      const paymentId = await chainPayment(backend);
      return () => commands.linkPayment({ id, paymentId });
    },
    done: /^The payment now belongs to /,
    again: 'This payment belongs to a deposit already.',
  },
  {
    name: 'reverse',
    ready: async ({ backend, ada }) => {
      const sourceId = await deposit(backend, ada);
      await commands.confirmDeposit({ id: sourceId }, once());
      const body = { source: 'deposit', sourceId, kind: 'wrong', reason } as const;
      return () => commands.reverse(body, once());
    },
    done: /reversed/,
    again: 'This was reversed before, or a colleague has proposed to reverse it.',
  },
  {
    name: 'writeMessage',
    ready: onDeposit((id) => commands.writeMessage({ id, text: 'Which wallet?' }, once())),
    done: 'Question sent. We mailed the investor.',
    refusal: { status: 404, message: 'Not found.' },
  },
];
