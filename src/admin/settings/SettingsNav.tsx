import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WalletOutlined from '@mui/icons-material/WalletOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copy } from './copy.ts';

const sections = [
  ['wallets', copy.wallets, WalletOutlined],
  ['rules', copy.rules.title, TuneOutlined],
  ['operator', copy.operator.title, BadgeOutlined],
  ['approvals', copy.approvals, HowToRegOutlined],
  ['reasons', copy.reasons.short, FormatListNumbered],
] as const;

type SectionId = (typeof sections)[number][0];

/** Leads to the sections of the page; a narrow window has none and scrolls. */
export function SettingsNav() {
  const [current, setCurrent] = useCurrent();
  return (
    <Box component="nav" aria-label={copy.sections} sx={nav}>
      {sections.map(([id, title, Icon]) => (
        <Box
          key={id}
          component="a"
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => setCurrent(id)}
          sx={link}
        >
          <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
          {title}
        </Box>
      ))}
    </Box>
  );
}

/** The section that was chosen, or with the focus in it, or that the page was scrolled to. */
function useCurrent() {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<SectionId>(
    () => sections.find(([id]) => `#${id}` === hash)?.[0] ?? 'wallets',
  );
  useEffect(() => {
    const follow = () => setCurrent(sectionInView);
    const focus = ({ target }: FocusEvent) => {
      const within = sections.find(([id]) => partOf(id)?.contains(target as Node));
      if (within) setCurrent(within[0]);
    };
    window.addEventListener('scroll', follow, { passive: true });
    document.addEventListener('focusin', focus);
    return () => {
      window.removeEventListener('scroll', follow);
      document.removeEventListener('focusin', focus);
    };
  }, []);
  return [current, setCurrent] as const;
}

const partOf = (id: SectionId) => document.getElementById(id);

const headPx = 56;

/** The section before as long as its heading is in view, then the one that the window begins with. */
function sectionInView(before: SectionId): SectionId {
  const topOf = (id: SectionId) => partOf(id)?.getBoundingClientRect().top ?? 0;
  const top = topOf(before);
  if (top >= headPx && top < window.innerHeight) return before;
  const begun = sections.map(([id]) => id).filter((id) => topOf(id) < 2 * headPx);
  return begun.sort((one, other) => topOf(other) - topOf(one))[0] ?? 'wallets';
}

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
  '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
} as const;
