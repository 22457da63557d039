import { cryptoAccess } from './cryptoAccess.ts';
import { forex } from './forex.ts';
import { optionTrading } from './optionTrading.ts';
import { stockMarket } from './stockMarket.ts';
import type { Theme } from './theme.ts';

export const markets: Theme[] = [optionTrading, stockMarket, forex, cryptoAccess];
