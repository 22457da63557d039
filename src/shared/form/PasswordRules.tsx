import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { passwordLengthMin } from '#contract/sizes.ts';

// The signs stay on one line: an asterisk alone on the next one reads like a bullet.
const unbroken = (signs: string) => signs.replaceAll(' ', '\u00a0');

/** The parts of the register rule, which its one sentence does not tell apart (S-118). */
export const passwordParts: readonly (readonly [
  label: string,
  holds: (text: string) => boolean,
])[] = [
  [
    `Only letters, digits and ${unbroken('! @ # $ % ^ & *')}`,
    (text) => /^[A-Za-z0-9!@#$%^&*]+$/.test(text),
  ],
  [`At least one of ${unbroken('! @ # $ % ^ & *')}`, (text) => /[!@#$%^&*]/.test(text)],
  ['At least one letter or digit', (text) => /[A-Za-z0-9]/.test(text)],
  [`At least ${passwordLengthMin} characters`, (text) => text.length >= passwordLengthMin],
];

/** Lists what a password must be, each part ticked while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <Box component="ul" aria-label="Password rules" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {passwordParts.map(([label, holds]) => (
        <Part key={label} label={label} met={holds(password)} />
      ))}
    </Box>
  );
}

function Part({ label, met }: { label: string; met: boolean }) {
  const Icon = met ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box
      component="li"
      data-met={met}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.9,
        color: met ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon titleAccess={met ? 'Met:' : 'Not met yet:'} sx={{ fontSize: '1rem', flexShrink: 0 }} />
      {label}
    </Box>
  );
}
