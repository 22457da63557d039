import { array, type InferType, object, string } from 'yup';

/** Open records that staff see beside another one of the same investor, at most. */
export const openRecordsMax = 5;

/** A deposit or withdrawal that is not decided or not paid; `amount` in dollars as text, `at` when it came. */
const openRecord = object({
  kind: string<'deposit' | 'withdrawal'>().oneOf(['deposit', 'withdrawal']).defined(),
  _id: string().defined(),
  amount: string().defined(),
  status: string<'pending' | 'requested' | 'approved'>()
    .oneOf(['pending', 'requested', 'approved'])
    .defined(),
  at: string().defined(),
});

/** The other open records of an investor, oldest first. */
export const alsoOpen = array(openRecord).defined();

export type OpenRecord = InferType<typeof openRecord>;
