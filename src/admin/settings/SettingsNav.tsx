import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WalletOutlined from '@mui/icons-material/WalletOutlined';
import Box from '@mui/material/Box';
import { copy } from './copy.ts';

const sections = [
  ['wallets', copy.wallets, WalletOutlined],
  ['rules', copy.rules.title, TuneOutlined],
  ['team', copy.team.title, GroupsOutlined],
  ['operator', copy.operator.title, BadgeOutlined],
  ['reasons', copy.reasons.short, FormatListNumbered],
] as const;

/** Leads to the sections of the page; a narrow window has none and scrolls. */
export const SettingsNav = () => (
  <Box component="nav" aria-label={copy.sections} sx={nav}>
    {sections.map(([id, title, Icon]) => (
      <Box key={id} component="a" href={`#${id}`} sx={link}>
        <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
        {title}
      </Box>
    ))}
  </Box>
);

const nav = {
  display: 'none',
  '@media (min-width: 1180px)': {
    display: 'grid',
    gap: 0.25,
    position: 'sticky',
    top: 'calc(var(--head) + var(--inset))',
    mt: 4,
  },
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.25,
  mx: -1.25,
  borderRadius: 1,
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;
