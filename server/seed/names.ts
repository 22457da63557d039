/** All of them have the family name 'Sample'. */
export const sampleFirstNames = [
  ...[
    'Ada',
    'Ben',
    'Clara',
    'David',
    'Elif',
    'Finn',
    'Greta',
    'Hugo',
    'Ines',
    'Jonas',
    'Kira',
    'Leo',
  ],
  ...[
    'Mira',
    'Noah',
    'Olga',
    'Paul',
    'Rosa',
    'Sam',
    'Tara',
    'Uwe',
    'Vera',
    'Willem',
    'Yara',
    'Zeno',
  ],
] as const;

export const staffUserName = 'sample-staff';

export const sampleUserName = (number: number): string =>
  `sample-${String(number).padStart(5, '0')}`;
