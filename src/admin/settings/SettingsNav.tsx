import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WalletOutlined from '@mui/icons-material/WalletOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { type SettingsPart, settingsParts } from '#src/admin/shell/settingsPart.ts';
import { drafts } from '#src/shared/session/drafts.ts';
import { copy } from './copy.ts';

const sections = {
  wallets: [copy.wallets, WalletOutlined],
  rules: [copy.rules.title, TuneOutlined],
  approvals: [copy.approvals, HowToRegOutlined],
  reasons: [copy.reasons.short, FormatListNumbered],
  operator: [copy.operator.title, BadgeOutlined],
} as const;

/** The drafts that hold what was typed in a section and not saved. */
const draftsOf: Partial<Record<SettingsPart, readonly string[]>> = {
  rules: ['settings'],
  reasons: ['reasons deposit', 'reasons withdrawal'],
};

const isUnsaved = (part: SettingsPart) =>
  draftsOf[part]?.some((name) => drafts.read(name) !== undefined) === true;

/** Leads to the sections: a list beside them, or a row above them in a narrow window. */
export const SettingsNav = ({ current }: { current: SettingsPart }) => (
  <Box component="nav" aria-label={copy.sections} sx={nav}>
    {settingsParts.map((part) => {
      const [title, Icon] = sections[part];
      return (
        <Box
          key={part}
          component={Link}
          to={{ hash: part }}
          ref={part === current ? reveal : undefined}
          aria-current={part === current ? 'page' : undefined}
          sx={link}
        >
          <Icon aria-hidden="true" sx={icon} />
          {title}
          {part !== current && isUnsaved(part) && (
            <Box component="span" sx={unsaved}>
              {copy.unsaved}
            </Box>
          )}
        </Box>
      );
    })}
  </Box>
);

/** In a narrow window the row of sections may be wider than the window. */
function reveal(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - link.offsetWidth / 2;
}

const beside = '@media (min-width: 1180px)';

const nav = {
  display: 'flex',
  gap: 0.25,
  mx: -1.25,
  px: 0.25,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [beside]: {
    display: 'grid',
    position: 'sticky',
    top: 'calc(var(--head) + var(--inset))',
    ml: -1.25,
    mr: 0,
    overflow: 'visible',
  },
} as const;

const link = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  px: 1.25,
  borderRadius: 1,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const icon = { fontSize: 18, display: 'none', [beside]: { display: 'block' } } as const;

const unsaved = { ml: 'auto', fontSize: '0.75rem', color: 'warning.main' } as const;
