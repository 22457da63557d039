export const profileMessages = {
  dateOfBirthInvalid: 'Enter a real date of birth as DD/MM/YYYY.',
  tooYoung: (minimumAge: number) => `You must be at least ${minimumAge}.`,
  profileUpdated: 'Profile updated.',
  noLongerVerified: 'Your account has lost its verification. We will check your new details.',
  emailChangeAsked:
    'We have mailed a link to the new address. It takes effect when you open that link.',
  passwordChanged: 'Password changed. Other devices have been signed out.',
} as const;
