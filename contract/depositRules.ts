import { object, string } from 'yup';
import { amountChecks, amountFields } from './amount.ts';
import { coins, isTxid, txidMessage } from './coin.ts';
import { messages } from './messages.ts';
import { filled, isUuid, ordered, text, uploadedFile } from './rules.ts';
import { assignedAtOnce } from './sizes.ts';

/** Amount and coin first; a `status` from the client is ignored (S-246). */
export const depositRules = ordered(
  object({
    ...amountFields,
    status: text(40),
    quoteId: string().uuid(messages.malformed),
    txid: text(100),
    image: uploadedFile(),
  }),
  [
    ...amountChecks,
    ...coins.map(
      (known) =>
        [
          'txid',
          txidMessage(known),
          ({ txid, coin: mode }: { txid?: string | undefined; coin: string }) =>
            mode !== known || !filled(txid) || isTxid(known, txid ?? ''),
        ] as const,
    ),
  ],
);

/** A receipt, a transaction id, or both, for a deposit that is pending. */
export const proofRules = ordered(object({ txid: text(100), image: uploadedFile() }), [
  ['image', messages.proofMissing, ({ txid, image }) => filled(txid) || filled(image)],
]);

export const idsOf = (ids?: string | null): string[] =>
  (ids ?? '').split(',').map((id) => id.trim());

/** Ids of deposits, separated by commas; without an assignee they are assigned to no one. */
export const assignRules = ordered(object({ ids: text(4_000), assignee: text(40) }), [
  [
    'ids',
    messages.assignNone,
    ({ ids }) => idsOf(ids).length <= assignedAtOnce && idsOf(ids).every(isUuid),
  ],
  ['assignee', messages.malformed, ({ assignee }) => !filled(assignee) || isUuid(assignee ?? '')],
]);
