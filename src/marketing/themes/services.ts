import { assetsManagement } from './assetsManagement.ts';
import { planningServices } from './planningServices.ts';
import { privateWealth } from './privateWealth.ts';
import { retirementPlanning } from './retirementPlanning.ts';
import type { Theme } from './theme.ts';

export const services: Theme[] = [
  planningServices,
  assetsManagement,
  retirementPlanning,
  privateWealth,
];
