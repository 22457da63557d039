import type { ColumnType, Generated } from 'kysely';
import type { Duty } from '#contract/duties.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import type { LinkPurpose } from '#server/platform/tokens/token.ts';

type Mutable<T> = ColumnType<T, T | undefined, T>;

export interface PeopleTables {
  users: {
    id: string;
    user_name: string;
    full_name: string;
    email: string;
    password_hash: string;
    role: Mutable<'user' | 'admin'>;
    status: Mutable<'active' | 'suspended' | 'closed'>;
    phone_number: Mutable<string | null>;
    date_of_birth: Mutable<string | null>;
    address: Mutable<string | null>;
    postal_code: Mutable<string | null>;
    country: Mutable<string | null>;
    terms_version: string;
    email_verified_at: Mutable<Date | null>;
    verified_at: Mutable<Date | null>;
    withdrawals_wait_until: Mutable<Date | null>;
    withdrawals_blocked_at: Mutable<Date | null>;
    address_book_on: Generated<boolean>;
    address_book_off_at: ColumnType<Date | null, never, never>;
    sample: Generated<boolean>;
    created_at: Date;
  };
  duties: { user_id: string; duty: Duty; since: Date };
  /** A duty that someone had until a moment; written by triggers only. */
  former_holders: { user_id: string; duty: Duty; until: Date };
  duty_changes: {
    id: string;
    user_id: string;
    duty: Duty;
    gives: boolean;
    made_by: string;
    asked_at: Generated<Date>;
    status: Mutable<'proposed' | 'made' | 'withdrawn'>;
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
  search_terms: { user_id: string; term: string };
  verifications: {
    id: string;
    user_id: string;
    decided_by: string;
    verified: boolean;
    note: string | null;
    at: Date;
  };
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
  last_seen: { user_id: string; at: Date };
  sign_ins: {
    id: string;
    /** Null for an unknown user name. */
    user_id: string | null;
    at: Date;
    device: string | null;
    outcome: 'ok' | 'failed';
  };
  mail_tokens: {
    token_hash: Uint8Array;
    user_id: string;
    purpose: LinkPurpose;
    email: string;
    expires_at: Date;
    used_at: Mutable<Date | null>;
    mail_id: Mutable<string | null>;
  };
  email_changes: { user_id: string; email: string; asked_at: Date };
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
  mail_requests: {
    id: string;
    kind: 'reset-password' | 'verify-email' | 'registered-before';
    email: string;
    created_at: Date;
  };
  rate_limits: { key: string; window_start: Date; used: number };
}
