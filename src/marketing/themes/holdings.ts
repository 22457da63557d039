import { agriculture } from './agriculture.ts';
import { fixedIncome } from './fixedIncome.ts';
import { infrastructure } from './infrastructure.ts';
import { realEstate } from './realEstate.ts';
import type { Theme } from './theme.ts';

export const holdings: Theme[] = [fixedIncome, realEstate, infrastructure, agriculture];
