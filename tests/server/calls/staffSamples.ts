import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, randomTxid, walletAddresses } from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { approvalSamples } from './approvalSamples.ts';
import { expectDone, type Sample, type Stage, tail } from './callers.ts';
import { chainSamples } from './chainSamples.ts';
import { creditCaller, depositOfAda, newcomer, withdrawalOfAda } from './fixtures.ts';

const reason = 'A reason of the tests.';
const ofAda = ({ ada }: Stage) => ({ params: { id: ada.user._id } });

/** A new investor, after the call that the sample's call reverts. */
async function afterwards(stage: Stage, verb: 'verify' | 'suspend'): Promise<string> {
  const { backend, grace } = stage;
  const { _id: id } = (await newcomer(stage)).user;
  const { token } = grace;
  expectDone(
    verb === 'verify'
      ? await callApi(backend, calls.users.verify, { token, params: { userId: id }, body: {} })
      : await callApi(backend, calls.users.suspend, { token, params: { id }, body: { reason } }),
  );
  return id;
}

const onUsers: Record<string, Sample> = {
  'users.detail': { request: ofAda },
  'users.transactions': { request: ofAda },
  'quotes.announced': { request: ofAda },
  'users.sessions': { request: ofAda },
  'users.endSessions': {
    request: async (stage) => ({ params: { id: (await newcomer(stage)).user._id } }),
  },
  'users.verify': {
    request: ({ ada }) => ({ params: { userId: ada.user._id }, body: { note: 'Seen.' } }),
  },
  'users.unverify': {
    request: async (stage) => ({
      params: { userId: await afterwards(stage, 'verify') },
      body: { reason },
    }),
  },
  'users.suspend': {
    request: async (stage) => ({
      params: { id: (await newcomer(stage)).user._id },
      body: { reason },
    }),
  },
  'users.unsuspend': {
    request: async (stage) => ({
      params: { id: await afterwards(stage, 'suspend') },
      body: { reason },
    }),
  },
  'users.close': {
    request: async (stage) => ({ params: { userId: (await newcomer(stage)).user._id } }),
  },
  'users.adjust': {
    request: ({ ada }) => ({
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '12.50', reason },
    }),
  },
  'staff.setRole': {
    request: async (stage) => ({
      params: { id: (await newcomer(stage)).user._id },
      body: { role: 'admin' },
    }),
  },
  'staff.setDuties': {
    request: async ({ backend }) => ({
      params: { id: await backend.addStaff(`staff-${tail()}`) },
      body: { duties: 'review,audit' },
    }),
  },
  'staff.inviteAgain': {
    request: async ({ backend }) => ({ params: { id: await backend.addStaff(`again-${tail()}`) } }),
  },
  'staff.invite': {
    request: () => {
      const userName = `invited-${tail()}`;
      return { body: { fullName: 'In Vited', userName, email: `${userName}@staff.example` } };
    },
  },
};

const onMoney: Record<string, Sample> = {
  'deposits.confirm': {
    request: async (stage) => ({ params: { depositId: await depositOfAda(stage) }, body: {} }),
  },
  'deposits.decline': {
    request: async (stage) => ({
      params: { depositId: await depositOfAda(stage) },
      body: { reason },
    }),
  },
  'deposits.assign': {
    request: async (stage) => ({
      body: { ids: await depositOfAda(stage), assignee: stage.alan.user._id },
    }),
  },
  'liabilities.take': {
    request: async (stage) => {
      await creditCaller({ ...stage, caller: { ...stage.ada, password: '' } });
      return {};
    },
  },
  'deposits.addNote': {
    request: async (stage) => ({
      params: { id: await depositOfAda(stage) },
      body: { text: 'Asked for the receipt.' },
    }),
  },
  'withdrawals.detail': {
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage) } }),
  },
  'withdrawals.approve': {
    request: async (stage) => ({
      params: { id: await withdrawalOfAda(stage) },
      body: { note: 'One household.' },
    }),
  },
  'withdrawals.startPayment': {
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage, true) } }),
  },
  'withdrawals.stopPayment': {
    request: async (stage) => ({ params: { id: await paying(stage) } }),
  },
  'withdrawals.decline': {
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage) }, body: { reason } }),
  },
  'withdrawals.pay': {
    request: async (stage) => ({
      params: { id: await withdrawalOfAda(stage, true) },
      body: { txid: randomTxid(), coinAmount: '0.0015', note: 'Fees.' },
    }),
  },
  'reviews.start': {
    request: async (stage) => ({ params: { id: await depositOfAda(stage) }, body: {} }),
  },
  'reviews.release': { request: async (stage) => ({ params: { id: await claimed(stage) } }) },
};

async function paying(stage: Stage): Promise<string> {
  const { backend, caller, grace } = stage;
  const id = await withdrawalOfAda(stage, true);
  const token = caller.user?.isAdmin ? caller.token : grace.token;
  expectDone(await callApi(backend, calls.withdrawals.startPayment, { token, params: { id } }));
  return id;
}

async function claimed(stage: Stage): Promise<string> {
  const { backend, caller, grace } = stage;
  const id = await depositOfAda(stage);
  const token = caller.user?.isAdmin ? caller.token : grace.token;
  expectDone(await callApi(backend, calls.reviews.start, { token, params: { id }, body: {} }));
  return id;
}

const onTheHouse: Record<string, Sample> = {
  'wallets.add': {
    request: () => ({ body: { walletAdd: walletAddresses.BTC, walletType: 'btc' } }),
  },
  'wallets.remove': {
    request: async ({ backend, grace }) => {
      await addWallet(backend, grace, 'ETH');
      backend.clock.advance(1);
      const walletId = await addWallet(backend, grace, 'ETH');
      return { params: { walletId }, query: { next: 'previous' } };
    },
  },
  'prices.accept': {
    request: async ({ backend }) => {
      await waitingStep(backend);
      return { body: { coin: 'BTC', usd: '72800.00' } };
    },
  },
  'reasons.update': {
    request: () => ({ body: { kind: 'deposit', reasons: JSON.stringify([reason]) } }),
  },
  'search.find': { request: ({ ada }) => ({ query: { q: ada.user.userName } }) },
  'settings.update': { request: () => ({ body: { reviewHours: 24 } }) },
};

/** Valid requests of the calls for staff only. */
export const staffSamples: Record<string, Sample> = {
  ...onUsers,
  ...onMoney,
  ...onTheHouse,
  ...approvalSamples,
  ...chainSamples,
};
