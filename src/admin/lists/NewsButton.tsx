import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copy } from '#src/admin/copy.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';

export interface News {
  count: number;
  show: () => void;
}

/** New rows of the list, in a reserved place; they are shown on demand. */
export function NewsButton({ news: { count, show }, isShort = false }: NewsButtonProps) {
  return (
    <Box role="status" sx={{ minWidth: isShort ? 0 : 124, display: 'inline-flex' }}>
      {count > 0 && (
        <Button
          aria-keyshortcuts="r"
          onClick={show}
          sx={{
            minHeight: 28,
            height: isShort ? 36 : 28,
            px: 1.25,
            borderRadius: '18px',
            fontSize: '0.8125rem',
            gap: 0.75,
            whiteSpace: 'nowrap',
            bgcolor: 'var(--accent-soft)',
            color: 'secondary.main',
          }}
        >
          {isShort ? copy.list.newsShort(count) : copy.list.news(count)}
          {!isShort && <KeyHint>R</KeyHint>}
        </Button>
      )}
    </Box>
  );
}

interface NewsButtonProps {
  news: News;
  isShort?: boolean;
}
