import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandSign } from './BrandSign.tsx';
import { PageTitle } from './PageTitle.tsx';

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
  /** Within the frame of an area: a frame has the landmark and the brand already. */
  isFramed?: boolean;
  /** The page has its own heading above. */
  isUnderHead?: boolean;
}

export function Notice({
  title,
  text,
  children,
  isFramed = false,
  isUnderHead = false,
}: NoticeProps) {
  return (
    <Box
      component={isFramed ? 'section' : 'main'}
      data-notice
      sx={{ minHeight: isFramed ? '50vh' : '80vh', display: 'grid', placeItems: 'center', p: 3 }}
    >
      <Stack spacing={2} sx={{ maxWidth: 480, textAlign: 'center', alignItems: 'center' }}>
        {!isFramed && (
          <Box sx={{ color: 'primary.main', pb: 2 }}>
            <BrandSign />
          </Box>
        )}
        {isUnderHead ? (
          <Typography variant="h2">{title}</Typography>
        ) : (
          <PageTitle>{title}</PageTitle>
        )}
        <Typography color="text.secondary">{text}</Typography>
        <Stack direction="row" spacing={2} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}
