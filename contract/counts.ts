import { number, object } from 'yup';

/** Returns the rule of a number of rows. */
export const count = () => number().defined();

/** Returns the rule of numbers of rows by name. */
export const counts = <const Names extends readonly string[]>(names: Names) =>
  object(
    Object.fromEntries(names.map((name) => [name, count()])) as Record<
      Names[number],
      ReturnType<typeof count>
    >,
  );
