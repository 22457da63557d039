import CancelOutlined from '@mui/icons-material/CancelOutlined';
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
  [`At least ${passwordLengthMin} characters`, (text) => text.length >= passwordLengthMin],
  ['At least one letter or digit', (text) => /[A-Za-z0-9]/.test(text)],
  [`At least one of ${unbroken('! @ # $ % ^ & *')}`, (text) => /[!@#$%^&*]/.test(text)],
  ['No other characters', (text) => /^[A-Za-z0-9!@#$%^&*]+$/.test(text)],
];

const commonRefused = 'We refuse the most common passwords.';

/** Only the last part is broken by typed characters, not by missing ones. */
const isForbidding = (index: number) => index === passwordParts.length - 1;

export function PasswordRules({ password }: { password: string }) {
  const stateOf = (isMet: boolean, index: number) => {
    if (isMet) return 'met';
    return isForbidding(index) && password !== '' ? 'broken' : 'open';
  };
  return (
    <Box>
      <Box component="ul" aria-label="Password rules" sx={list}>
        {passwordParts.map(([label, isMet], index) => (
          <Part key={label} label={label} state={stateOf(isMet(password), index)} />
        ))}
      </Box>
      <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{commonRefused}</Box>
    </Box>
  );
}

const states = {
  met: { Icon: CheckCircle, title: 'Met:', color: 'success.main' },
  open: { Icon: RadioButtonUnchecked, title: 'Not met yet:', color: 'text.secondary' },
  broken: { Icon: CancelOutlined, title: 'Not met:', color: 'error.main' },
} as const;

function Part({ label, state }: { label: string; state: keyof typeof states }) {
  const { Icon, title, color } = states[state];
  return (
    <Box component="li" data-met={state === 'met'} sx={[part, { color }]}>
      <Icon titleAccess={title} sx={{ fontSize: '1rem', flexShrink: 0 }} />
      {label}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  columnGap: 2,
} as const;

const part = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  '& svg': { mt: '3px' },
} as const;
