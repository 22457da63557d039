import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FileFaceProps {
  accept: string;
  /** Opens the camera instead of the files, on devices that have one. */
  capture?: 'environment';
  describedBy: string | undefined;
  onPick: (file: File | undefined) => void;
  sx: ComponentProps<typeof Box>['sx'];
  children: ReactNode;
}

/** A file input behind a face of our own: a label, so that click, key, touch and a drop reach it. */
export function FileDropZone(props: FileFaceProps) {
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
      sx={[face, ...(Array.isArray(sx) ? sx : [sx])]}
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
          // The same file can be picked again after it was removed.
          event.target.value = '';
        }}
        sx={unseenInput}
      />
      {children}
    </Box>
  );
}

const face = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  borderRadius: 1,
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
} as const;

// Out of sight but in the tab order: the label is its face.
const unseenInput = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;
