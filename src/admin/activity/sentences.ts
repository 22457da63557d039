import type { AuditAction } from '#contract/auditActions.ts';
import type { PlatformAction } from '#contract/platformActions.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import { accountSentences } from './accountSentences.ts';
import { approvalSentences } from './approvalSentences.ts';
import { exportWords } from './exportWords.ts';
import { moneySentences } from './moneySentences.ts';
import { payoutSentences, sentByPlatform } from './payoutSentences.ts';
import {
  code,
  coinName,
  detail,
  type Piece,
  quoted,
  rateOf,
  type Sentence,
  shortOf,
  strong,
} from './pieces.ts';
import { settingWords } from './settingWords.ts';
import { walletSentences } from './walletSentences.ts';

/** The words after the name of the person who did it, for every action. */
const sentences: Record<AuditAction, Sentence> = {
  ...moneySentences,
  ...accountSentences,
  ...walletSentences,
  ...approvalSentences,
  'settings.update': ({ details }) => settingWords(details),
  'reasons.update': ({ details }) => {
    const count = detail(details, 'reasons').split('\n').filter(Boolean).length;
    const kind = `${detail(details, 'kind')}s`;
    return [`changed the reasons for declining ${kind}: `, strong(String(count)), ' now'];
  },
  'rate.accept': ({ details }) => {
    const coin = coinName(detail(details, 'coin'));
    const [before, after] = [rateOf(detail(details, 'before')), rateOf(detail(details, 'after'))];
    if (coin === '') return ['accepted a price'];
    return [`accepted the ${coin} price of `, after, ', before it was ', before];
  },
  'snapshot.take': () => ['took the sum of all balances, for proofs of investors'],
  'alarm.close': ({ details }) => {
    const coin = coinName(detail(details, 'coin'));
    if (coin === '') return ['closed an alarm'];
    const what = [`closed the ${coin} alarm about `, code(shortOf(detail(details, 'txid')))];
    return [...what, ...quoted(detail(details, 'note'))];
  },
  ...payoutSentences,
  'reconciliation.ask': ({ details }) => {
    const coin = coinName(detail(details, 'coin'));
    return [coin === '' ? 'asked for a reconciliation' : `asked to reconcile ${coin}`];
  },
  'reconciliation.close': ({ details }) => {
    const [coin, height] = [coinName(detail(details, 'coin')), detail(details, 'height')];
    if (coin === '') return ['closed a day of reconciliation'];
    const what = `closed the day of ${coin} at block ${height}`;
    return [what, ...quoted(detail(details, 'note'))];
  },
  'export.deposits': ({ details }) => exportWords(details, 'deposits'),
  'export.users': ({ details }) => exportWords(details, 'users'),
  'export.withdrawals': ({ details }) => exportWords(details, 'withdrawals'),
  'export.addresses': ({ details }) => exportWords(details, 'receiving addresses'),
  'export.audit-log': ({ details }) => exportWords(details, 'lines of the activity log'),
};

/** Of lines that the platform writes itself. */
const ofPlatform: Partial<Record<PlatformAction, Sentence>> = {
  'alarm.raise': ({ details }) => {
    const coin = coinName(detail(details, 'coin'));
    const txid = code(shortOf(detail(details, 'txid')));
    return detail(details, 'kind') === 'reorg'
      ? [`raised an alarm: the ${coin} payment `, txid, ' of a confirmed deposit left the chain']
      : [`raised an alarm: ${coin} left our address by `, txid];
  },
  'alarm.pause': () => ['paused deposits and withdrawals because of an alarm'],
  ...sentByPlatform,
};

const known: Partial<Record<string, Sentence>> = { ...sentences, ...ofPlatform };

/** A line of the log in words; an action of another version is shown as it is stored. */
export const sentenceOf = (line: ActivityRecord): readonly Piece[] =>
  known[line.action]?.(line) ?? [code(line.action)];
