/** The sample staff member, who decides on the sample items. */
export const staffUserName = 'sample-staff';

/** The user name of a sample investor by number: `sample-00042`. */
export const sampleUserName = (number: number): string =>
  `sample-${String(number).padStart(5, '0')}`;
