import type { Route } from '#server/platform/http/serve.ts';
import { lift, object } from './object.ts';
import { approveRule, proposeRule } from './propose.ts';
import { listRules } from './rules.ts';
import { listWaiting } from './waiting.ts';
import { withdrawProposal } from './withdraw.ts';

export const approvalRoutes: Route[] = [
  listRules,
  listWaiting,
  proposeRule,
  approveRule,
  withdrawProposal,
  object,
  lift,
];
