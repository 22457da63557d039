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
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Box component="main" sx={{ minHeight: '80vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Stack spacing={2} sx={{ maxWidth: 480, textAlign: 'center', alignItems: 'center' }}>
        <Box sx={{ color: 'primary.main', pb: 2 }}>
          <BrandSign />
        </Box>
        <PageTitle>{title}</PageTitle>
        <Typography color="text.secondary">{text}</Typography>
        <Stack direction="row" spacing={2} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}
