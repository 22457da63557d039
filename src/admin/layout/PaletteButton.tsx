import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { copy } from './copy.ts';

const PaletteDialog = lazyPart(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

const isMac = navigator.platform.startsWith('Mac');

/** Opens the search of everything; Ctrl K does so from anywhere, in a field too. */
export function PaletteButton({ isWide = false }: { isWide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // Where the word is shown, it is the name.
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const isLabelled = isWide || isLarge;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      // A dialog that is open keeps what was typed into it.
      if (!isChord || event.shiftKey || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <ButtonBase
        aria-label={isLabelled ? undefined : copy.palette.title}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={copy.palette.title}
        onClick={() => setOpen(true)}
        sx={{
          justifyContent: 'flex-start',
          gap: 1,
          height: isWide ? 44 : 30,
          width: isWide ? '100%' : { xs: 32, lg: 176, xl: 216 },
          pl: { xs: isWide ? 1.25 : 1, lg: 1.125 },
          pr: 0.75,
          border: 1,
          borderColor: { xs: isWide ? 'divider' : 'transparent', lg: 'divider' },
          borderRadius: '6px',
          bgcolor: { lg: 'background.default' },
          color: 'var(--faint)',
          fontFamily: 'inherit',
          fontSize: '0.8125rem',
        }}
      >
        <SearchOutlined sx={{ fontSize: 18 }} />
        <Box
          component="span"
          sx={{
            flexGrow: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
            display: { xs: isWide ? 'flex' : 'none', lg: 'flex' },
          }}
        >
          {copy.palette.button}
          <KeyHint>{isMac ? '⌘ K' : 'Ctrl K'}</KeyHint>
        </Box>
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
