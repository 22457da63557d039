import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { night } from '#src/shared/theme/tokens.ts';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { copy } from './copy.ts';
import { StatementPicture } from './StatementPicture.tsx';

/** Beside every form; it stays in view while a long form scrolls. */
export function BrandPanel() {
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'block' },
        color: night.text,
        background: `linear-gradient(165deg, ${night.raised} 0%, ${night.ground} 62%)`,
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          // The banner of a demo is above it.
          minHeight: 'calc(100dvh - 28px)',
          display: 'flex',
          flexDirection: 'column',
          p: 5,
        }}
      >
        <BrandSign />
        <Box sx={{ my: 'auto', py: 4, width: '100%', maxWidth: 440 }}>
          <Typography
            component="p"
            sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.025em' }}
          >
            {copy.panel.lead}
          </Typography>
          <Box sx={{ my: 3 }}>
            <StatementPicture />
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
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
    </Box>
  );
}
