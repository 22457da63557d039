import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { copy } from './copy.ts';
import type { Sheet } from './sheet.ts';

interface PageThumbsProps {
  sheets: readonly Sheet[];
  /** In all, more than `sheets` in a long file. */
  pages: number;
  /** From 1. */
  page: number;
  turnTo: (page: number) => void;
}

const widthPx = 44;

/** Small pictures of the pages of a document. */
export function PageThumbs({ sheets, pages, page, turnTo }: PageThumbsProps) {
  return (
    <Box component="ul" aria-label={copy.pages} sx={list}>
      {sheets.map((sheet) => (
        <li key={sheet.number}>
          <ButtonBase
            aria-label={copy.page(sheet.number, pages)}
            aria-current={page === sheet.number ? 'page' : undefined}
            onClick={() => turnTo(sheet.number)}
            sx={thumb}
          >
            <canvas ref={(small) => draw(sheet, small)} />
            {sheet.number}
          </ButtonBase>
        </li>
      ))}
      {pages > sheets.length && (
        <Box component="li" sx={{ maxWidth: 60, whiteSpace: 'normal' }}>
          {copy.morePages(sheets.length, pages)}
        </Box>
      )}
    </Box>
  );
}

function draw(sheet: Sheet, small: HTMLCanvasElement | null): void {
  if (!small) return;
  small.width = widthPx * 2;
  small.height = Math.max(1, Math.round((small.width * sheet.height) / sheet.width));
  small.getContext('2d')?.drawImage(sheet.canvas, 0, 0, small.width, small.height);
}

const list = {
  flexShrink: 0,
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  alignContent: 'start',
  gap: 1.25,
  overflowY: 'auto',
  bgcolor: 'var(--stage, var(--sunken))',
  fontSize: '0.75rem',
  textAlign: 'center',
  color: 'text.secondary',
  '@media (max-width: 760.95px)': { display: 'none' },
} as const;

const thumb = {
  flexDirection: 'column',
  gap: 0.375,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  '& canvas': {
    width: widthPx,
    borderRadius: '3px',
    outline: '1px solid',
    outlineColor: 'divider',
  },
  '&[aria-current]': { color: 'text.primary', fontWeight: 600 },
  '&[aria-current] canvas': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
