import type { AuditAction } from '#contract/auditActions.ts';
import { addressOf, coinName, detail, type Piece, type Sentence } from './pieces.ts';

type Change = Extract<AuditAction, 'wallet.add' | 'wallet.retire'>;

/** Changes of receiving addresses. */
export const walletSentences: Record<Change, Sentence> = {
  'wallet.add': ({ details }) => {
    const before = detail(details, 'activeBefore');
    const coin = coinName(detail(details, 'coin'));
    const after = addressOf(detail(details, 'activeAfter'));
    if (coin === '') return ['changed a receiving address'];
    const from = detail(details, 'activeFrom');
    if (from !== '') {
      const address = addressOf(detail(details, 'address'));
      return [`approved the ${coin} address `, address, `, active from ${from}`];
    }
    return before === ''
      ? [`added the first ${coin} address `, after]
      : [`changed the ${coin} address from `, addressOf(before), ' to ', after];
  },
  'wallet.retire': ({ details }) => {
    const [coin, next] = [coinName(detail(details, 'coin')), detail(details, 'next')];
    const [address, after] = [detail(details, 'address'), detail(details, 'activeAfter')];
    if (coin === '') return ['deleted a receiving address'];
    const what: Piece[] = [`deleted the ${coin} address `, addressOf(address)];
    if (next === 'pause') return [...what, `; ${coin} deposits pause`];
    return next === '' || after === '' ? what : [...what, '; deposits go to ', addressOf(after)];
  },
};
