import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FileDropZoneProps {
  accept: string;
  /** Opens the camera instead of the file dialog. */
  capture?: 'environment';
  describedBy: string | undefined;
  onPick: (file: File | undefined) => void;
  sx: ComponentProps<typeof Box>['sx'];
  children: ReactNode;
}

/** A file input behind a styled label, which takes clicks, keys, taps and dropped files. */
export function FileDropZone(props: FileDropZoneProps) {
  const { accept, capture, describedBy, onPick, sx, children } = props;
  const inputId = useId();
  return (
    <Box
      component="label"
      htmlFor={inputId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onPick(event.dataTransfer.files[0]);
      }}
      sx={[zone, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box
        component="input"
        id={inputId}
        type="file"
        accept={accept}
        capture={capture}
        aria-describedby={describedBy}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          onPick(event.target.files?.[0]);
          // Allows the same file again after it was removed.
          event.target.value = '';
        }}
        sx={hiddenInput}
      />
      {children}
    </Box>
  );
}

const zone = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
} as const;

// Invisible, but focusable.
const hiddenInput = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;
