export const copy = {
  wait: 'Please Wait...',
  password: {
    title: 'Change Password',
    existingPassword: 'Existing Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
  },
  sessions: {
    title: 'Signed-in devices',
    current: 'This device',
    unknown: 'Unknown device',
    seen: (since: string, age: string) => `Signed in ${since}, last seen ${age}`,
    end: 'Sign out',
    endOf: (device: string, since: string) => `Sign out ${device}, signed in ${since}`,
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show the newest',
    endOthers: 'Sign out everywhere else',
  },
} as const;
