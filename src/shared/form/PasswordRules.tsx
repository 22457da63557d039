import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { passwordLengthMin } from '#contract/sizes.ts';

// Without line breaks: an asterisk at the start of a line reads like a bullet.
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The parts of the password rule, which has one message for all of them. */
export const passwordParts: readonly (readonly [
  label: string,
  isMet: (text: string) => boolean,
])[] = [
  [
    `Only letters, digits and ${unbroken('! @ # $ % ^ & *')}`,
    (text) => /^[A-Za-z0-9!@#$%^&*]+$/.test(text),
  ],
  [`At least one of ${unbroken('! @ # $ % ^ & *')}`, (text) => /[!@#$%^&*]/.test(text)],
  ['At least one letter or digit', (text) => /[A-Za-z0-9]/.test(text)],
  [`At least ${passwordLengthMin} characters`, (text) => text.length >= passwordLengthMin],
];

export function PasswordRules({ password }: { password: string }) {
  return (
    <Box
      component="ul"
      aria-label="Password rules"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        columnGap: 2,
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      {passwordParts.map(([label, isMet]) => (
        <Part key={label} label={label} met={isMet(password)} />
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
        alignItems: 'start',
        gap: 1,
        fontSize: '0.8125rem',
        lineHeight: '22px',
        '& svg': { mt: '3px' },
        color: met ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon titleAccess={met ? 'Met:' : 'Not met yet:'} sx={{ fontSize: '1rem', flexShrink: 0 }} />
      {label}
    </Box>
  );
}
