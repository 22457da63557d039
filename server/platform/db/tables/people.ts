import type { ColumnType, Generated } from 'kysely';
import type { Duty } from '#contract/duties.ts';
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
  search_terms: { user_id: string; term: string };
  verifications: {
    id: string;
    user_id: string;
    decided_by: string;
    verified: boolean;
    note: string | null;
    at: Date;
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
  mail_requests: {
    id: string;
    kind: 'reset-password' | 'verify-email' | 'registered-before';
    email: string;
    created_at: Date;
  };
  rate_limits: { key: string; window_start: Date; used: number };
}
