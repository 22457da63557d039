import { accessGuards } from './accessGuards.mjs';
import { attackGuards } from './attackGuards.mjs';
import { moneyGuards } from './moneyGuards.mjs';
import { operationGuards } from './operationGuards.mjs';
import { peopleGuards } from './peopleGuards.mjs';

/**
 * Each guard of money and of people: where it stands, what is left when it is gone, and the tests that
 * must notice. A guard that a test file does not notice is as good as absent (issue 6).
 */
export const guards = [
  ...moneyGuards,
  ...peopleGuards,
  ...operationGuards,
  ...accessGuards,
  ...attackGuards,
];
