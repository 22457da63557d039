import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import { copy } from './copy.ts';
import { Tool } from './Tool.tsx';

export interface PageButtonsProps {
  page: number;
  of: number;
  turnTo: (page: number) => void;
}

/** Buttons that turn the pages of a document. */
export function PageButtons({ page, of, turnTo }: PageButtonsProps) {
  return (
    <>
      <Tool label={copy.earlier} disabled={page === 1} onClick={() => turnTo(page - 1)}>
        <NavigateBefore fontSize="small" />
      </Tool>
      <Box component="span" sx={figure}>
        {copy.place(page, of)}
      </Box>
      <Tool label={copy.later} disabled={page === of} onClick={() => turnTo(page + 1)}>
        <NavigateNext fontSize="small" />
      </Tool>
    </>
  );
}

/** The style of a figure between the tools. */
export const figure = {
  minWidth: 44,
  textAlign: 'center',
  fontSize: '0.75rem',
  color: 'text.secondary',
} as const;
