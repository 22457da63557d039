import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BrandSign } from '#src/shared/ui/BrandSign.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';

/** The frame of the back office while its code or the profile loads: its bar, then grey boxes. */
export const StaffSkeleton = () => (
  <Box sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
    <Box component="header" sx={bar}>
      <BrandSign />
      <Box aria-hidden="true" sx={{ display: 'flex', gap: 2.5 }}>
        {[56, 92, 84, 40, 52].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Box>
    </Box>
    <Loading />
  </Box>
);

// A phone has its tabs below the page.
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 48,
  px: '20px',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& a': { fontSize: '0.875rem', gap: 1, py: 0, fontWeight: 650 },
  '& svg': { width: 20, height: 20 },
  '@media (max-width: 759.95px)': { display: 'none' },
} as const;
