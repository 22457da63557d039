import { commands } from '#src/admin/provider/commands.ts';
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
    name: 'writeMessage',
    ready: onDeposit((id) => commands.writeMessage({ id, text: 'Which wallet?' }, once())),
    done: 'Question sent. We mailed the investor.',
    refusal: { status: 404, message: 'Not found.' },
  },
];
