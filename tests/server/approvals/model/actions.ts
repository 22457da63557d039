import { calls } from '#contract/calls.ts';
import { parseDollars } from '#contract/money.ts';
import { addresses, deposit, investorPassword, randomTxid, signIn } from '#tests/support/people.ts';
import type { Draft, Verb } from './drafts.ts';
import type { Subject } from './oracle.ts';
import type { Scene } from './scene.ts';

const hourMs = 3_600_000;

const newest = ({ subjects }: Scene, kind: Subject['kind'], { back }: Draft) =>
  subjects.filter((each) => each.kind === kind).at(-1 - back);

const staffOf = ({ staffIds }: Scene, index: number) => index % staffIds.length;

function remember(scene: Scene, kind: Subject['kind'], id: string, cents: bigint): Subject {
  const subject: Subject = {
    kind,
    id,
    cents,
    askedAt: scene.now(),
    approvals: [],
    objections: new Set<number>(),
    // All items are of one investor.
    group: kind,
  };
  scene.subjects.push(subject);
  return subject;
}

/** Notes an approval that was answered, and judges the movement if it was the last. */
function approved(scene: Scene, subject: Subject, { staff, cents, movedNow }: Approved): void {
  subject.approvals.push({ staff, cents, at: scene.now() });
  if (movedNow) judge(scene, subject, cents);
}

interface Approved {
  staff: number;
  cents: bigint;
  movedNow: boolean;
}

function judge(scene: Scene, subject: Subject, cents: bigint, payer?: number): void {
  const reason = scene.oracle.forbids(subject, cents, scene.now(), payer);
  if (reason) throw new Error(`${subject.kind} ${subject.id} of ${cents} cents went on: ${reason}`);
  // An approved withdrawal moves no money before it is paid.
  if (subject.kind !== 'withdrawal' || payer !== undefined) scene.moved.push(subject.id);
  // A payment decides nothing again.
  if (payer === undefined) scene.oracle.decide(subject, cents, scene.now());
}

/** Each operation; an answer that moves money is judged by the oracle. */
export const actions: Record<Verb, (scene: Scene, draft: Draft) => Promise<void>> = {
  deposit: async (scene, { dollars }) => {
    const { token } = await signIn(scene.backend, 'ada', investorPassword);
    const pending = scene.subjects.filter(({ kind }) => kind === 'deposit').length;
    // Five wait at most.
    if (pending - scene.moved.length > 4) return;
    const made = await deposit(scene.backend, { token } as never, String(dollars)).catch(() => '');
    if (made) remember(scene, 'deposit', made, BigInt(dollars * 100));
  },
  confirm: async (scene, draft) => {
    const subject = newest(scene, 'deposit', draft);
    if (!subject) return;
    const staff = staffOf(scene, draft.staff);
    const cents = draft.flag ? subject.cents : subject.cents + 100n;
    const { isDone, message } = await scene.call(staff, calls.deposits.confirm, {
      params: { depositId: subject.id },
      body: draft.flag ? {} : { amount: `${cents / 100n}`, note: 'Counted', reason: 'Counted' },
    });
    if (isDone)
      approved(scene, subject, { staff, cents, movedNow: message.includes('confirmed.') });
  },
  withdraw: async (scene, { dollars }) => {
    const body = { amount: String(dollars), withdrawMode: 'Bitcoin', address: addresses.BTC };
    const { isDone } = await scene.call('ada', calls.withdrawals.create, { body });
    if (!isDone) return;
    const { id } = await scene.backend.db
      .selectFrom('withdrawals')
      .select('id')
      .where('id', 'not in', [
        '00000000-0000-0000-0000-000000000000',
        ...scene.subjects.map(({ id }) => id),
      ])
      .executeTakeFirstOrThrow();
    remember(scene, 'withdrawal', id, parseDollars(String(dollars)));
  },
  approve: async (scene, draft) => {
    const subject = newest(scene, 'withdrawal', draft);
    if (!subject) return;
    const staff = staffOf(scene, draft.staff);
    const { isDone, message } = await scene.call(staff, calls.withdrawals.approve, {
      params: { id: subject.id },
      body: {},
    });
    // "approved again." changes no status: the payment is judged.
    const movedNow = message.includes('approved.');
    if (isDone) approved(scene, subject, { staff, cents: subject.cents, movedNow });
  },
  pay: async (scene, draft) => {
    const subject = newest(scene, 'withdrawal', draft);
    if (!subject) return;
    const payer = staffOf(scene, draft.staff);
    const { isDone } = await scene.call(payer, calls.withdrawals.pay, {
      params: { id: subject.id },
      body: { txid: randomTxid(), coinAmount: '0.0003', note: 'No rate in this test.' },
    });
    if (isDone) judge(scene, subject, subject.cents, payer);
  },
  propose: async (scene, { staff: index, dollars, flag }) => {
    const staff = staffOf(scene, index);
    const { isDone, message } = await scene.call(staff, calls.users.adjust, {
      params: { userId: scene.ownerId },
      body: { status: flag ? 'Credit' : 'Debit', amount: String(dollars), reason: 'Model' },
    });
    if (!isDone) return;
    const known = scene.subjects.map(({ id }) => id);
    const rows = await scene.backend.db.selectFrom('adjustment_proposals').selectAll().execute();
    const row = rows.find(({ id, reason }) => reason === 'Model' && !known.includes(id));
    if (!row) throw new Error('The proposal is not there.');
    const subject = remember(scene, 'adjustment', row.id, row.amount_cents);
    subject.group = `${staff} ${flag ? 'credits' : 'debits'}`;
    const movedNow = message.includes('balance');
    approved(scene, subject, { staff, cents: subject.cents, movedNow });
  },
  approveProposal: async (scene, draft) => {
    const subject = newest(scene, 'adjustment', draft);
    if (!subject) return;
    const staff = staffOf(scene, draft.staff);
    const { isDone, message } = await scene.call(staff, calls.approvals.approveAdjustment, {
      params: { id: subject.id },
      body: {},
    });
    const movedNow = message.includes('balance');
    if (isDone) approved(scene, subject, { staff, cents: subject.cents, movedNow });
  },
  object: async (scene, draft) => {
    const subject = scene.subjects.at(-1 - draft.back);
    if (!subject) return;
    const staff = staffOf(scene, draft.staff);
    const params = { kind: subject.kind, id: subject.id };
    const sent = { params, body: { reason: 'Model' } };
    if ((await scene.call(staff, calls.approvals.object, sent)).isDone)
      subject.objections.add(staff);
  },
  lift: async (scene, draft) => {
    const subject = scene.subjects.at(-1 - draft.back);
    if (!subject) return;
    const staff = staffOf(scene, draft.staff);
    const params = { kind: subject.kind, id: subject.id };
    const lifted = await scene.call(staff, calls.approvals.lift, { params });
    if (lifted.isDone) subject.objections.delete(staff);
  },
  suspend: (scene, draft) => setActive(scene, draft, false),
  unsuspend: (scene, draft) => setActive(scene, draft, true),
  setDuties: async (scene, draft) => {
    const other = staffOf(scene, draft.other);
    const { isDone } = await scene.call(staffOf(scene, draft.staff), calls.staff.setDuties, {
      params: { id: scene.staffIds[other] ?? '' },
      body: { duties: draft.held.join(',') },
    });
    const person = scene.oracle.people[other];
    if (isDone && person) person.duties = new Set(draft.held);
  },
  setRule: async (scene, { staff, back, count, dollars, flag }) => {
    // Of two rules of one moment neither is the newer one.
    await scene.backend.advance(1000);
    const kind = (['withdrawal', 'deposit', 'adjustment'] as const)[back] ?? 'withdrawal';
    const isOfWithdrawals = kind === 'withdrawal';
    const fromUsd = dollars > 100 ? 100 : 0;
    const waitHours = isOfWithdrawals ? count : 0;
    const approvals = (dollars % 3) + 1;
    const separatePayer = isOfWithdrawals && flag;
    const rule = { kind, fromUsd: String(fromUsd), approvals, waitHours, separatePayer };
    const set = await scene.call(staffOf(scene, staff), calls.approvals.proposeRule, {
      body: rule,
    });
    if (!set.isDone) return;
    const fromCents = BigInt(fromUsd * 100);
    const terms = { kind, fromCents, approvals, waitMs: waitHours * hourMs, separatePayer };
    scene.oracle.addRule(terms, scene.now());
  },
  wait: async (scene, { dollars, count }) => {
    await scene.backend.advance(count === 0 ? 25 * hourMs : dollars * 60_000);
  },
};

async function setActive(scene: Scene, draft: Draft, isActive: boolean): Promise<void> {
  const other = staffOf(scene, draft.other);
  const call = isActive ? calls.users.unsuspend : calls.users.suspend;
  const sent = { params: { id: scene.staffIds[other] ?? '' }, body: { reason: 'Model' } };
  const { isDone } = await scene.call(staffOf(scene, draft.staff), call, sent);
  const person = scene.oracle.people[other];
  if (isDone && person) person.isActive = isActive;
}
