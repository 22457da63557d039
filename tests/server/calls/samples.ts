import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, investorPassword, randomEther, randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { type Sample, tail } from './callers.ts';
import { factorSamples } from './factorSamples.ts';
import {
  bookAddressOfAda,
  creditCaller,
  depositOfAda,
  mailedToken,
  newcomer,
  notMeToken,
  paymentOfAda,
  quoteOfAda,
  sessionOfAda,
  walletWithCode,
  withdrawalOfAda,
} from './fixtures.ts';
import { proofSamples } from './proofSamples.ts';
import { staffSamples } from './staffSamples.ts';

const newPassword = 'AnotherHarbour#7';
const january = { from: '2026-01-01', to: '2026-01-31' };

const anyone: Record<string, Sample> = {
  'auth.signIn': {
    request: ({ ada }) => ({ body: { userName: ada.user.userName, password: investorPassword } }),
  },
  'auth.signUp': {
    request: () => {
      const userName = `someone-${tail()}`;
      const password = { password: newPassword, confirmPassword: newPassword };
      const email = `${userName}@investor.example`;
      return { body: { fullName: 'Some One', userName, email, ...password } };
    },
  },
  'auth.forgotPassword': { request: ({ ada }) => ({ body: { email: ada.user.email } }) },
  'auth.resendVerification': { request: ({ ada }) => ({ body: { email: ada.user.email } }) },
  'auth.verifyEmail': {
    request: async (stage) => ({
      body: { token: await mailedToken(stage, await newcomer(stage, false), 'verify-email') },
    }),
  },
  'auth.resetPassword': {
    request: async (stage) => {
      const person = await newcomer(stage);
      await callApi(stage.backend, calls.auth.forgotPassword, {
        body: { email: person.user.email },
      });
      const token = await mailedToken(stage, person, 'reset-password');
      return { body: { token, newPassword, confirmPassword: newPassword } };
    },
  },
  'auth.checkReset': { request: () => ({ body: { token: 'a-token-of-no-mail' } }) },
  'withdrawals.notMe': {
    request: async (stage) => ({ body: { token: await notMeToken(stage) } }),
  },
};

const investors: Record<string, Sample> = {
  'auth.reauthenticate': { request: ({ caller }) => ({ body: { password: caller.password } }) },
  'auth.endSession': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await sessionOfAda(stage) } }),
  },
  'profile.read': {
    whose: 'owner and staff',
    request: ({ ada }) => ({ params: { userId: ada.user._id } }),
  },
  'profile.update': { request: () => ({ body: { country: 'Portugal' } }) },
  'profile.changePassword': {
    request: ({ caller }) => ({
      body: { existingPassword: caller.password, newPassword, confirmPassword: newPassword },
    }),
  },
  'deposits.create': {
    whose: 'owner',
    request: async (stage) => {
      const quoteId = await quoteOfAda(stage);
      const [txid, image] = [randomTxid(), await png('proof.png')];
      return { body: { coin: 'BTC', amount: '500', quoteId, txid, image } };
    },
  },
  'deposits.addProof': {
    whose: 'owner',
    request: async (stage) => ({
      params: { id: await depositOfAda(stage) },
      body: { txid: randomTxid(), image: await png('proof.png') },
    }),
  },
  'quotes.read': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await quoteOfAda(stage) } }),
  },
  'quotes.sent': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await quoteOfAda(stage) } }),
  },
  'quotes.discard': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await quoteOfAda(stage) } }),
  },
  'deposits.detail': {
    whose: 'owner and staff',
    request: async (stage) => ({ params: { id: await depositOfAda(stage) } }),
  },
  'deposits.receipt': {
    whose: 'owner and staff',
    request: async ({ backend, ada }) => {
      const body = { coin: 'BTC', amount: '500', image: await png('proof.png') };
      const { reply } = await callApi(backend, calls.deposits.create, { token: ada.token, body });
      return { params: { id: reply.data.image?.split('/').at(-1) ?? '' } };
    },
  },
  'chain.proof': {
    whose: 'owner and staff',
    request: async (stage) => ({ params: { id: await paymentOfAda(stage) } }),
  },
  'conversations.read': {
    whose: 'owner and staff',
    request: async (stage) => ({ params: { id: await depositOfAda(stage) } }),
  },
  'conversations.write': {
    whose: 'owner and staff',
    request: async (stage) => ({
      params: { id: await depositOfAda(stage) },
      body: { text: 'The receipt is from my bank.' },
    }),
  },
  'conversations.markRead': {
    whose: 'owner and staff',
    request: async (stage) => ({ params: { id: await depositOfAda(stage) } }),
  },
  'addressBook.add': {
    request: () => ({ body: { coin: 'ETH', address: randomEther(), label: 'Ledger' } }),
  },
  'addressBook.remove': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await bookAddressOfAda(stage) } }),
  },
  'addressBook.switch': { request: () => ({ body: { on: false } }) },
  'prices.quote': { request: () => ({ query: { coin: 'BTC', amount: '500' } }) },
  'statements.read': { request: () => ({ query: january }) },
  'statements.csv': { request: () => ({ query: january }) },
  'statements.pdf': { request: () => ({ query: january }) },
  'statements.deposit': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await depositOfAda(stage) } }),
  },
  'statements.withdrawal': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage) } }),
  },
  'wallets.one': { request: () => ({ params: { id: 'btc' } }) },
  'wallets.image': { request: async (stage) => ({ params: { id: await walletWithCode(stage) } }) },
  'withdrawals.create': {
    request: async (stage) => {
      await creditCaller(stage);
      return { body: { amount: '50', withdrawMode: 'Bitcoin', address: addresses.BTC } };
    },
  },
  'withdrawals.checkAddress': {
    request: () => ({ query: { coin: 'BTC', address: addresses.BTC } }),
  },
  'withdrawals.ownDetail': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage) } }),
  },
  'withdrawals.cancel': {
    whose: 'owner',
    request: async (stage) => ({ params: { id: await withdrawalOfAda(stage) } }),
  },
};

/** A valid request of every row that asks for more than a token. */
export const samples: Record<string, Sample> = {
  ...anyone,
  ...investors,
  ...factorSamples,
  ...proofSamples,
  ...staffSamples,
};
