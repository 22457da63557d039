import type { Route } from '#server/platform/http/serve.ts';
import { approveRule, proposeRule, withdrawRule } from './propose.ts';
import { listRules } from './rules.ts';
import { listWaiting } from './waiting.ts';

export const approvalRoutes: Route[] = [
  listRules,
  listWaiting,
  proposeRule,
  approveRule,
  withdrawRule,
];
