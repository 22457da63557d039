import Box from '@mui/material/Box';
import { BrandSign } from './shared/ui/BrandSign.tsx';
import { FlushLoading } from './shared/ui/Loading.tsx';

/** The frame of the investor area while its code loads, with the same edges. */
export function FrameSkeleton() {
  return (
    <Box sx={{ flexGrow: 1, display: 'flex' }}>
      <Box
        sx={{
          display: { xs: 'none', wide: 'block' },
          width: 240,
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ px: 3, minHeight: 64, display: 'flex', alignItems: 'center' }}>
          <BrandSign href="/user/overview" />
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            minHeight: { xs: 56, wide: 64 },
            bgcolor: { xs: 'background.paper', wide: 'transparent' },
          }}
        />
        <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, wide: 4 }, pt: 2 }}>
          <FlushLoading />
        </Box>
      </Box>
    </Box>
  );
}
