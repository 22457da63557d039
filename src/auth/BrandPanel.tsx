import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { night } from '#src/shared/theme/tokens.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { copy } from './copy.ts';

export function BrandPanel() {
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 6,
        p: 5,
        position: 'relative',
        overflow: 'hidden',
        color: night.text,
        background: `linear-gradient(165deg, ${night.raised} 0%, ${night.ground} 62%)`,
      }}
    >
      <LedgerLines />
      <Box sx={{ position: 'relative' }}>
        <BrandSign />
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 440 }}>
        <Typography
          component="p"
          sx={{ fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.15, letterSpacing: '-0.025em' }}
        >
          {copy.panel.lead}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 4, display: 'grid', gap: 2 }}>
          {copy.panel.points.map((point) => (
            <Box
              component="li"
              key={point}
              sx={{ display: 'flex', gap: 1.5, color: night.textSoft }}
            >
              <CheckRounded sx={{ color: night.accent, mt: '2px' }} fontSize="small" />
              {point}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Ledger lines and a balance that ends where it began: a rising line would be a promise. */
function LedgerLines() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.5 }}
    >
      {[180, 230, 280, 330, 380, 430].map((y) => (
        <path key={y} d={`M0 ${y}H600`} stroke={night.line} strokeOpacity="0.35" />
      ))}
      <path
        d="M-10 380h90v-38h80v24h95v-40h70v62h85v-26h90v18h110"
        fill="none"
        stroke={night.accent}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </Box>
  );
}
