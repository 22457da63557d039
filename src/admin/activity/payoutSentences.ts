import type { AuditAction } from '#contract/auditActions.ts';
import type { PlatformAction } from '#contract/platformActions.ts';
import { code, coinName, detail, quoted, type Sentence, shortOf } from './pieces.ts';

type Step = Extract<AuditAction, `payout.${string}`>;
type PlatformStep = Extract<PlatformAction, `payout.${string}`>;

/** Steps of staff. */
export const payoutSentences: Record<Step, Sentence> = {
  'payout.make': ({ details }) => {
    const [coin, count] = [coinName(detail(details, 'coin')), detail(details, 'withdrawals')];
    if (coin === '') return ['made a payout'];
    const what = count === '1' ? '1 withdrawal' : `${count} withdrawals`;
    if (detail(details, 'replaces') !== '') {
      return [
        `raised the fee of a ${coin} payout of ${what}, `,
        code(shortOf(detail(details, 'txid'))),
      ];
    }
    return [`made a ${coin} payout of ${what}, `, code(shortOf(detail(details, 'txid')))];
  },
  'payout.sign': () => ['added the signed transaction of a payout'],
  'payout.send': () => ['let a payout be sent'],
  'payout.cancel': ({ details }) => ['cancelled a payout', ...quoted(detail(details, 'reason'))],
};

const ofPayout =
  (words: string): Sentence =>
  ({ details }) => [`${words} `, code(shortOf(detail(details, 'txid')))];

/** Steps without a person. */
export const sentByPlatform: Record<PlatformStep, Sentence> = {
  'payout.sent': ofPayout('saw or sent the transaction of a payout,'),
  'payout.mined': ofPayout('settled a payout whose transaction is in a block,'),
  'payout.replaced': ofPayout('ended a payout whose place one with a higher fee has taken,'),
  'payout.expired': ofPayout('ended a payout that was not sent within a day,'),
};
