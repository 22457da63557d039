/** The first letters of the first and the last name, without numbers. */
export const initialsOf = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .filter((name) => /^\p{L}/u.test(name))
    .map((name) => name.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
