import { accessGuards } from './accessGuards.mjs';
import { approvalGuards } from './approvalGuards.mjs';
import { asApprovedGuards } from './asApprovedGuards.mjs';
import { attackGuards } from './attackGuards.mjs';
import { bookGuards } from './bookGuards.mjs';
import { chainGuards } from './chainGuards.mjs';
import { checkGuards } from './checkGuards.mjs';
import { depositGuards } from './depositGuards.mjs';
import { linkedOnceGuards } from './linkedOnceGuards.mjs';
import { logGuards } from './logGuards.mjs';
import { moneyGuards } from './moneyGuards.mjs';
import { operationGuards } from './operationGuards.mjs';
import { paidOnceGuards } from './paidOnceGuards.mjs';
import { payoutGuards } from './payoutGuards.mjs';
import { peopleGuards } from './peopleGuards.mjs';
import { signatureGuards } from './signatureGuards.mjs';
import { signedOnceGuards } from './signedOnceGuards.mjs';
import { suspensionGuards } from './suspensionGuards.mjs';
import { takeoverGuards } from './takeoverGuards.mjs';
import { togetherGuards } from './togetherGuards.mjs';
import { twoPeopleGuards } from './twoPeopleGuards.mjs';

/**
 * The guards of money and users: the code of each, its replacement without the guard, and the tests
 * that must fail then.
 */
export const guards = [
  ...moneyGuards,
  ...depositGuards,
  ...peopleGuards,
  ...operationGuards,
  ...accessGuards,
  ...approvalGuards,
  ...attackGuards,
  ...bookGuards,
  ...chainGuards,
  ...payoutGuards,
  ...paidOnceGuards,
  ...linkedOnceGuards,
  ...asApprovedGuards,
  ...checkGuards,
  ...logGuards,
  ...signatureGuards,
  ...signedOnceGuards,
  ...suspensionGuards,
  ...takeoverGuards,
  ...togetherGuards,
  ...twoPeopleGuards,
];
