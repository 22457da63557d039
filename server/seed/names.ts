/** Who signs in to decide on sample deposits, and who decided on them. */
export const staffUserName = 'sample-staff';

/** The user name of a sample investor by number; `sample-00042`. */
export const sampleUserName = (number: number): string =>
  `sample-${String(number).padStart(5, '0')}`;
