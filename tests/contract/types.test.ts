import { expectTypeOf, test } from 'vitest';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { calls } from '#contract/calls.ts';
import type { User } from '#contract/userRecord.ts';
import type { MockAnswer, mock } from '#mocks/handlers.ts';
import type { serve } from '#server/platform/http/serve.ts';
import type { send } from '#src/shared/api/send.ts';

// The compiler checks these lines.
type Calls = typeof calls;

test('a row fixes body, path values, query and reply', () => {
  expectTypeOf<BodyOf<Calls['auth']['signIn']>>().toEqualTypeOf<{
    userName: string;
    password: string;
    device?: string | undefined;
  }>();
  expectTypeOf<ParamsOf<Calls['users']['verify']>>().toEqualTypeOf<{ userId: string }>();
  expectTypeOf<ReplyOf<Calls['profile']['read']>>().toEqualTypeOf<{ data: User }>();
  expectTypeOf<ReplyOf<Calls['deposits']['receipt']>>().toEqualTypeOf<Blob>();
  expectTypeOf<{ sort: ['password', 'ASC'] }>().not.toExtend<QueryOf<Calls['users']['list']>>();
  expectTypeOf<{ userName: string }>().not.toExtend<BodyOf<Calls['auth']['signIn']>>();
});

test('client, server and mock accept no other types', () => {
  type Confirm = Calls['deposits']['confirm'];
  expectTypeOf<typeof send<Confirm>>().parameter(1).toExtend<{ params: { depositId: string } }>();
  expectTypeOf<MockAnswer<Confirm>>().toExtend<{ message?: string } | 'unreachable'>();
  expectTypeOf<typeof mock<Confirm>>().parameter(0).toEqualTypeOf<Confirm>();
  type Handler = Parameters<typeof serve<Confirm>>[1];
  // A money call must return the result of `commitOnce`, not a bare reply.
  expectTypeOf<(context: never) => Promise<{ message: string }>>().not.toExtend<Handler>();
});
