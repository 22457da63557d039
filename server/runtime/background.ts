import { coins } from '#contract/coin.ts';
import { dayMs } from '#contract/time.ts';
import { mailUsable } from '#server/addressBook/mailUsable.ts';
import { checkSignatures } from '#server/approvals/checkSignatures.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { readChain } from '#server/chain/readChains.ts';
import { keepFigures } from '#server/figures/keep.ts';
import { takeNightly } from '#server/liabilities/take.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { removeDeclinedReceipts } from '#server/platform/files/removeDeclinedReceipts.ts';
import { checkDisk, checkHealth } from '#server/platform/health/check.ts';
import { checkAnswers } from '#server/platform/health/readiness.ts';
import { checkLog } from '#server/platform/log/checkLog.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { roundMax } from '#server/platform/outbox/deliver.ts';
import type { Ports } from '#server/platform/ports.ts';
import { refreshRates } from '#server/prices/refresh.ts';
import { reconcileDue } from '#server/reconciliations/reconcile.ts';
import { carryOutResets } from '#server/resets/carryOut.ts';
import { carryOutDuties } from '#server/staff/carryOutDuties.ts';
import { announceActive } from '#server/wallets/announceActive.ts';
import { checkAddresses } from '#server/wallets/checkAddresses.ts';
import { repeat } from './repeat.ts';

/** `stop` waits for the current runs. */
export interface Background {
  stop(): Promise<void>;
}

export function startBackground(
  ports: Ports,
  engine: Engine<Tables>,
  refillSite: () => Promise<void>,
): Background {
  const { db, clock, log } = ports;
  const jobs = [
    repeat({ name: 'mails', intervalMs: 1_000, log }, async () => {
      return (await sendDueMails(ports)) === roundMax;
    }),
    repeat({ name: 'log', intervalMs: 1_000, log }, () => keepLog(ports)),
    repeat({ name: 'check of the log', intervalMs: 3_600_000, log }, () => checkLog(ports)),
    repeat({ name: 'database', intervalMs: engine.ping ? 400 : 2_000, log }, () =>
      checkAnswers(ports, engine.ping),
    ),
    repeat({ name: 'limits on public pages', intervalMs: 5_000, log }, refillSite),
    repeat({ name: 'health', intervalMs: 60_000, log }, () => checkHealth(ports)),
    repeat({ name: 'disk', intervalMs: 10_000, log }, () => checkDisk(ports)),
    repeat({ name: 'upkeep', intervalMs: 60_000, log }, async () => engine.vacuum?.()),
    repeat({ name: 'expired', intervalMs: 3_600_000, log }, async () => {
      await deleteExpired(db, clock());
      await removeDeclinedReceipts(db, clock());
    }),
    repeat({ name: 'sum of balances', intervalMs: 60_000, log }, () => takeNightly(ports)),
    repeat({ name: 'signatures', intervalMs: dayMs, log }, () => checkSignatures(ports)),
    repeat({ name: 'addresses of keys', intervalMs: 3_600_000, log }, () => checkAddresses(ports)),
    repeat({ name: 'usable addresses', intervalMs: 60_000, log }, async () => {
      await mailUsable(ports);
      await announceActive(ports);
    }),
    repeat({ name: 'resets', intervalMs: 60_000, log }, () => carryOutResets(ports)),
    repeat({ name: 'duties', intervalMs: 60_000, log }, () => carryOutDuties(ports)),
    repeat({ name: 'payouts', intervalMs: 2_000, log }, () => keepPayouts(ports)),
    repeat({ name: 'reconciliation', intervalMs: 30_000, log }, () => reconcileDue(ports)),
    repeat({ name: 'figures', intervalMs: 300_000, log }, () => keepFigures(ports)),
    // Without it a day without visitors would have no rate in the history.
    repeat({ name: 'rates', intervalMs: 60_000, log }, () => refreshRates(ports)),
    ...coins.flatMap((coin) => {
      const chain = ports.chains?.[coin];
      const job = { name: `chain ${coin}`, intervalMs: chain?.pollMs ?? 0, log };
      return chain ? [repeat(job, () => readChain(ports, coin))] : [];
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((stop) => stop()));
    },
  };
}
