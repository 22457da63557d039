/** A person by id and name; null without one. */
export const toPerson = (_id: string | null, fullName: string | null) =>
  _id === null || fullName === null ? null : { _id, fullName };
