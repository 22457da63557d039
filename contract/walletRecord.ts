import { boolean, type InferType, number, object, string } from 'yup';
import { walletTypes } from './coin.ts';

/** Returns the rule of the coin of a receiving address. */
export const walletType = () => string<'btc' | 'eth'>().oneOf(Object.values(walletTypes));

/** `image` is a path under `/backend`, or null. */
export const walletRecord = object({
  _id: string().defined(),
  walletAdd: string().defined(),
  walletType: walletType().defined(),
  /** Of a key, `walletAdd` is its address 0/0, or for an investor the one that is theirs. */
  kind: string<'address' | 'key'>().oneOf(['address', 'key']).defined(),
  image: string().nullable().defined(),
  active: string<'yes' | 'no'>().oneOf(['yes', 'no']).defined(),
  addedBy: string().nullable().defined(),
  createdAt: string().defined(),
});

export type Wallet = InferType<typeof walletRecord>;

/**
 * A receiving address as staff list it; `received` is what was credited for its deposits. A proposed
 * one has no `activeFrom` yet.
 */
export const staffWallet = walletRecord.concat(
  object({
    retiredAt: string().nullable().defined(),
    retiredBy: string().nullable().defined(),
    status: string<'proposed' | 'approved'>().oneOf(['proposed', 'approved']).defined(),
    activeFrom: string().nullable().defined(),
    /** The next three are of a key, else null. */
    script: string<'p2wpkh' | 'eoa'>().oneOf(['p2wpkh', 'eoa']).nullable().defined(),
    fingerprint: string().nullable().defined(),
    nextIndex: number().nullable().defined(),
    /** Its coin leaves only by us, so that other spending raises an alarm. */
    ownCoin: boolean().defined(),
    deposits: number().defined(),
    received: string().defined(),
  }),
);

export type StaffWallet = InferType<typeof staffWallet>;

/** A coin without a receiving address has an empty `walletAdd` and neither id nor time (S-203). */
export const walletOrNone = walletRecord.shape({
  _id: string().nullable().defined(),
  createdAt: string().nullable().defined(),
});

export type WalletOrNone = InferType<typeof walletOrNone>;
