import { commands } from '#src/admin/provider/commands.ts';
import { deposit } from '#tests/support/people.ts';
import type { CommandCase } from './commandCases.ts';

/** Commands about a deposit beside its decision. */
export const depositCases: CommandCase[] = [
  {
    name: 'assignDeposits',
    ready: async ({ backend, ada }) => {
      const ids = await deposit(backend, ada);
      return () => commands.assignDeposits({ ids, assignee: '' });
    },
    done: /./,
  },
  {
    name: 'writeMessage',
    ready: async ({ backend, ada }) => {
      const question = { id: await deposit(backend, ada), text: 'Which wallet?' };
      return () => commands.writeMessage(question, { idempotencyKey: crypto.randomUUID() });
    },
    done: 'Question sent. We mailed the investor.',
    refusal: { status: 404, message: 'Not found.' },
  },
];
