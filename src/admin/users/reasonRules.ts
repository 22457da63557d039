import { object } from 'yup';
import { text } from '#contract/rules.ts';
import { copy } from './copy.ts';

/** The calls take these reasons as optional; the back office asks for them. */
export const reasonRules = object({
  reason: text(500).required(copy.logged.needed),
});
