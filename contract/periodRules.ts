import { object, string } from 'yup';
import { messages } from './messages.ts';

const day = () =>
  string()
    .required(messages.statementPeriod)
    .matches(/^\d{4}-\d\d-\d\d$/, messages.statementPeriod)
    .test('date', messages.statementPeriod, isRealDay);

/** Both days included; days of UTC. */
export const periodRules = object({ from: day(), to: day() }).test(
  'order',
  messages.statementOrder,
  ({ from, to }) => !isRealDay(from) || !isRealDay(to) || from <= to,
);

function isRealDay(text: string | undefined): boolean {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  // The 31st of April reads back as another day.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text ?? '');
}
