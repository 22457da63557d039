/**
 * How much longer than on a quiet machine tests, hooks and look-ups may take: TEST_TIME_FACTOR, 1 if
 * not set. What the product promises, such as an answer within two seconds, is not multiplied.
 */
export const timeFactor = Number(process.env.TEST_TIME_FACTOR ?? 1);

/** Scales a time-out in milliseconds that is enough on a quiet machine. */
export const patience = (ms: number): number => ms * timeFactor;
