import { hexToBytes } from '@noble/hashes/utils.js';
import { accountKeys } from '#contract/accountKeys.ts';
import type { BodyOf } from '#contract/call.ts';
import type { AccountKey, AccountKeys } from '#server/platform/accountKeys.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { addWallet } from './add.ts';
import { walletMessages } from './messages.ts';
import { selectWallets, toWallet } from './wallet.ts';

type Body = BodyOf<typeof accountKeys.add>;

const checkIndex = 5;

/**
 * POST /account-keys: proposes a key with the approval of the caller, which may suffice. Errors: 409 a key
 * that was added before; 422 with the reason, also where keys are not available.
 */
export const addAccountKey: Route = serve(
  accountKeys.add,
  async ({ db, ports, body, user, signer, at }) => {
    const { keys } = ports;
    if (!keys) throw new ApiError('rule', walletMessages.keysOff);
    const { coin } = body;
    const read = keys.read(coin, body.key);
    if ('fault' in read) throw fieldError('key', walletMessages.keyFaults[read.fault]);
    const path = pathOf(keys, body, read);
    const fingerprint = coin === 'BTC' ? fingerprintOf(body, read) : null;
    const check = keys.derive(coin, read.key, { branch: 0, index: checkIndex });
    if (ports.addresses(coin, body.check) !== check.address) {
      throw fieldError('check', walletMessages.keyCheckOther);
    }
    const { address } = keys.derive(coin, read.key, { branch: 0, index: 0 });
    const key = {
      account_key: read.key,
      fingerprint: fingerprint === null ? null : hexToBytes(fingerprint),
      key_path: path,
    };
    return db.transaction().execute(async (trx) => {
      const { id, message } = await addWallet(
        trx,
        { coin, address, key, ownCoin: true, signer },
        at,
      );
      const row = await selectWallets(trx).where('wallets.id', '=', id).executeTakeFirstOrThrow();
      return { message, data: toWallet(row, user) };
    });
  },
);

/** As in `84h/0h/0h`. Errors: 422 where key, descriptor and path differ. */
function pathOf(keys: AccountKeys, { coin, path }: Body, read: AccountKey): string {
  const { account, path: stated } = read;
  const typed = path?.replace(/^m\//, '').replaceAll("'", 'h');
  if (stated && typed && stated !== typed) throw fieldError('path', walletMessages.keyPathTwice);
  const chosen = stated ?? (typed || `${keys.pathOf(coin)}/${account}h`);
  if (chosen.split('/').length !== 3 || !chosen.endsWith(`/${account}h`)) {
    throw fieldError('path', walletMessages.keyPathOther(account));
  }
  return chosen;
}

/** Of the master key. Errors: 422 missing, another one than the descriptor's, or the key's parent's. */
function fingerprintOf({ fingerprint }: Body, { fingerprint: stated, parent }: AccountKey): string {
  const typed = fingerprint?.toLowerCase();
  if (stated && typed && stated !== typed) {
    throw fieldError('fingerprint', walletMessages.fingerprintTwice);
  }
  const chosen = stated ?? typed;
  if (!chosen) throw fieldError('fingerprint', walletMessages.fingerprintMissing);
  if (chosen === parent) throw fieldError('fingerprint', walletMessages.fingerprintOfParent);
  return chosen;
}
