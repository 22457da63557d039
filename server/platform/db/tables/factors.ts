import type { ColumnType, Generated } from 'kysely';

type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Second factors of people, and how they are reset. */
export interface FactorTables {
  passkeys: {
    id: string;
    credential_id: Uint8Array;
    user_id: string;
    public_key: Uint8Array;
    counter: bigint;
    /** Separated by commas. */
    transports: string;
    relying_party: string;
    backed_up: boolean;
    name: string;
    created_at: Generated<Date>;
    counts_from: Generated<Date>;
    last_used_at: Mutable<Date | null>;
    removed_at: Mutable<Date | null>;
  };
  totp: {
    user_id: string;
    secret_sealed: Uint8Array;
    seal_key: string;
    last_step: Mutable<bigint>;
    confirmed_at: Mutable<Date | null>;
  };
  recovery_codes: {
    user_id: string;
    hash: Uint8Array;
    seal_key: string;
    used_at: Mutable<Date | null>;
  };
  challenges: {
    id: string;
    user_id: string | null;
    purpose: 'sign-in' | 'passkey' | 'register' | 'reauthenticate' | 'sign';
    nonce: Uint8Array;
    /** Only to sign: of the text. */
    text_hash: ColumnType<Uint8Array | null, Uint8Array | undefined, never>;
    ticket_hash: Uint8Array | null;
    tries: Mutable<number>;
    expires_at: Date;
    used_at: Mutable<Date | null>;
  };
  resets: {
    id: string;
    user_id: string;
    made_by: string;
    reason: string;
    asked_at: ColumnType<Date, never, never>;
    status: Mutable<'proposed' | 'done' | 'withdrawn'>;
    done_at: ColumnType<Date | null, never, never>;
  };
}
