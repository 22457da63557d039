import type { Route } from '#server/platform/http/serve.ts';
import { lift, object } from './object.ts';
import { proposePreset } from './preset.ts';
import { approveRule, proposeRule } from './propose.ts';
import { readApprovals } from './read.ts';
import { listRules } from './rules.ts';
import { listWaiting } from './waiting.ts';
import { withdrawProposal } from './withdraw.ts';

export const approvalRoutes: Route[] = [
  listRules,
  listWaiting,
  readApprovals,
  proposeRule,
  proposePreset,
  approveRule,
  withdrawProposal,
  object,
  lift,
];
