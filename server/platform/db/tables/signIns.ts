import type { ColumnType } from 'kysely';
import type { FactorMethod } from '#contract/factorMethods.ts';

type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Sign-ins, and the browsers that they come from. */
export interface SignInTables {
  sessions: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    reauthenticated_at: Date;
    reauthenticated_by: Mutable<FactorMethod | 'password'>;
    device: string | null;
  };
  last_seen: { user_id: string; at: Date };
  sign_ins: {
    id: string;
    /** Null for an unknown user name. */
    user_id: string | null;
    at: Date;
    device: string | null;
    outcome: 'ok' | 'failed';
  };
  known_origins: {
    user_id: string;
    kind: 'browser' | 'network';
    digest: Uint8Array;
    first_seen_at: Date;
  };
  devices: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    created_at: Date;
    last_used_at: Date;
  };
}
