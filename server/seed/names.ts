export const staffUserName = 'sample-staff';

export const sampleUserName = (number: number): string =>
  `sample-${String(number).padStart(5, '0')}`;
