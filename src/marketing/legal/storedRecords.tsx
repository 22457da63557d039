import { declinedReceiptDays, deviceMs, signInHistoryMs } from '#contract/lifetimes.ts';
import { dayMs } from '#contract/time.ts';

const contract = 'Our contract with you';
const law = 'The contract, and the law on keeping accounts';
const safety = 'Our legitimate interest: to keep accounts safe';
const withMoney = 'With the entries about your money';

const days = (count: number) => <time dateTime={`P${count}D`}>{count} days</time>;

/** All that the product stores about a person, from its tables. */
export const storedRecords = [
  {
    what: 'Name, user name, email address and, if you add them, phone number, date of birth and postal address',
    why: contract,
    kept: withMoney,
  },
  {
    what: 'Your password, only as a hash that cannot be turned back into it',
    why: contract,
    kept: 'Until you choose another',
  },
  {
    what: 'For two-step sign-in: the public keys and names of your passkeys, the encrypted secret of your authenticator app, and hashes of your recovery codes',
    why: safety,
    kept: 'Until you remove them; removed passkeys stay on record without use',
  },
  {
    what: 'If staff reset your two-step sign-in: who asked for it, why, and when',
    why: safety,
    kept: withMoney,
  },
  {
    what: 'That staff checked who you are: the result, the day and a note',
    why: law,
    kept: withMoney,
  },
  {
    what: 'Deposits, withdrawals, their coin addresses, our decisions and notes, and the ledger',
    why: law,
    kept: 'Never deleted, because a ledger with gaps proves nothing',
  },
  {
    what: 'In each nightly sum of all balances: the two parts of yours, and that you asked for its proof',
    why: contract,
    kept: 'The parts for seven sums; that you asked, with the sum',
  },
  {
    what: 'Withdrawal addresses that you save, with their labels',
    why: contract,
    kept: withMoney,
  },
  {
    what: 'Proofs that you upload',
    why: contract,
    kept: <>With the deposit; for a declined one, {days(declinedReceiptDays)}</>,
  },
  {
    what: 'Messages between you and us, and copies of our emails to you',
    why: contract,
    kept: withMoney,
  },
  {
    what: 'The version of the terms that you accepted, and when',
    why: law,
    kept: withMoney,
  },
  {
    what: 'Open sign-ins: when they began, when they were last used, and a name such as “Chrome on Windows”',
    why: safety,
    kept: 'Until they end',
  },
  {
    what: 'Attempts to sign in: time, success and the same kind of name',
    why: safety,
    kept: <>{days(signInHistoryMs / dayMs)}, or until the account is closed</>,
  },
  {
    what: 'A hash of the name of each browser and network (not the version or the last digits of the address) that you signed in from',
    why: safety,
    kept: 'Until the account is closed',
  },
  {
    what: 'A hash that marks each browser you signed in with, at most ten',
    why: safety,
    kept: <>{days(deviceMs / dayMs)} after its last sign-in</>,
  },
  {
    what: 'Counts of attempts per network address and account',
    why: safety,
    kept: 'About a day',
  },
] as const;
