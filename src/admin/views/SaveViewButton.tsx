import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { copy } from '#src/admin/copy.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { SavedViews } from './SavedViews.tsx';

const texts = copy.savedViews;

/** Names the list as it is filtered and sorted, copies its address, and removes saved views. */
export function SaveViewButton() {
  return (
    <PopoverButton
      name={texts.title}
      button={{
        color: 'inherit',
        size: 'small',
        'aria-label': texts.button,
        title: texts.button,
        children: (
          <>
            <Add sx={{ fontSize: 18 }} />
            <Box
              component="span"
              sx={{ ml: 0.5, '@media (max-width: 1599px)': { display: 'none' } }}
            >
              {texts.button}
            </Box>
          </>
        ),
        sx: { minWidth: 32, minHeight: 28, px: 0.75, color: 'text.secondary', fontWeight: 500 },
      }}
    >
      <Box sx={{ p: 2, width: 320 }}>
        <SavedViews />
      </Box>
    </PopoverButton>
  );
}
