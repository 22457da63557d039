export const copy = {
  person: { title: 'You', userName: 'Username', email: 'Email', since: 'Since' },
  password: {
    title: 'Sign-in',
    name: 'Password',
    text: 'A new one signs out your other devices.',
  },
  preferences: {
    title: 'Preferences',
    text: 'For this device.',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    keys: 'Single keys, such as C to confirm',
    perPage: 'Rows per page of a list',
  },
} as const;
