import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import SellOutlined from '@mui/icons-material/SellOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { copy } from '#src/investor/copy.ts';
import { operatorName } from '#src/investor/help/operator.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';

const pages: readonly { label: string; to: string; icon: ReactElement }[] = [
  { label: copy.layout.help, to: '/user/help', icon: <HelpOutline fontSize="small" /> },
  { label: copy.layout.fees, to: '/user/help#fees', icon: <SellOutlined fontSize="small" /> },
  {
    label: copy.layout.statements,
    to: '/user/statements',
    icon: <DescriptionOutlined fontSize="small" />,
  },
  { label: copy.layout.records, to: '/user/proof', icon: <FactCheckOutlined fontSize="small" /> },
];

const documents = [
  { label: copy.layout.terms, href: '/terms' },
  { label: copy.layout.privacy, href: '/privacy' },
  { label: copy.layout.risk, href: '/risk' },
  { label: copy.layout.complaints, href: '/complaints' },
];

const documentLink = { fontSize: '0.75rem', lineHeight: { xs: '44px', wide: '24px' } } as const;

/** Help, documents and the operator, in reach of every page. */
export function HelpLinks({ onNavigate }: { onNavigate?: () => void }) {
  const { data: settings } = useSettings();
  const { pathname, hash } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={copy.layout.helpLinks}
      sx={{ px: 1.5, pb: 2, fontSize: '0.8125rem' }}
    >
      {pages.map(({ label, to, icon }) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={to === `${pathname}${hash}` ? 'page' : undefined}
          onClick={() => onNavigate?.()}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: { xs: 44, wide: 38 },
            px: 1.5,
            borderRadius: 1,
            color: 'text.secondary',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-current]': {
              fontWeight: 600,
              color: 'primary.main',
              bgcolor: 'var(--primary-soft)',
            },
          }}
        >
          {icon}
          {label}
        </Box>
      ))}
      <Box sx={{ mt: 1, pt: 1.5, px: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ fontSize: '0.75rem', color: 'var(--faint)', mb: 0.5 }}>
          {copy.layout.operatedBy(operatorName(settings))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {documents.map(({ label, href }) => (
            <MuiLink key={href} href={href} color="text.secondary" sx={documentLink}>
              {label}
            </MuiLink>
          ))}
          {settings && settings.marketWidgets !== 'off' && (
            <MuiLink
              component={Link}
              to="/user/overview#live-chart"
              onClick={() => onNavigate?.()}
              color="text.secondary"
              sx={documentLink}
            >
              {copy.layout.liveChart}
            </MuiLink>
          )}
        </Box>
      </Box>
    </Box>
  );
}
