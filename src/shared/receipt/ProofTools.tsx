import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import RotateRight from '@mui/icons-material/RotateRight';
import SaveAlt from '@mui/icons-material/SaveAlt';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import ZoomOutMap from '@mui/icons-material/ZoomOutMap';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

export interface ProofToolsProps {
  /** The kind of the proof, or the facts to compare it with. */
  caption: ReactNode;
  /** The shown page of how many; only a document has them. */
  pages?: { page: number; of: number; turnTo: (page: number) => void } | undefined;
  zoomPercent: number | undefined;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  isFitted: boolean;
  rotate: () => void;
  /** Absent where the proof has the whole window already. */
  full?: { isFull: boolean; toggle: () => void } | undefined;
  save?: { address: string; name: string } | undefined;
  /** The button that closes a dialog. */
  close?: ReactNode;
}

/** The buttons of a proof. Their keys are live where the area has keys. */
export function ProofTools(props: ProofToolsProps) {
  const { caption, pages, zoomPercent, full, save, close } = props;
  return (
    <Box data-tools="" sx={bar}>
      <Box sx={close ? headWithClose : head}>{caption}</Box>
      {pages && pages.of > 1 && <PageButtons {...pages} />}
      <Tool label={copy.smaller} shortcut="-" onClick={props.smaller}>
        <ZoomOut fontSize="small" />
      </Tool>
      <Box component="output" aria-live="off" sx={figure}>
        {zoomPercent !== undefined && `${zoomPercent}%`}
      </Box>
      <Tool label={copy.larger} shortcut="+" onClick={props.larger}>
        <ZoomIn fontSize="small" />
      </Tool>
      <Tool label={copy.fit} shortcut="f" isPressed={props.isFitted} onClick={props.fit}>
        <ZoomOutMap fontSize="small" />
      </Tool>
      <Tool label={copy.rotate} shortcut="r" onClick={props.rotate}>
        <RotateRight fontSize="small" />
      </Tool>
      {save && (
        <IconButton
          component="a"
          href={save.address}
          download={save.name}
          aria-label={copy.save}
          title={copy.save}
          size="small"
          sx={tool}
        >
          <SaveAlt fontSize="small" />
        </IconButton>
      )}
      {full && (
        <Tool
          label={full.isFull ? copy.leaveFull : copy.full}
          shortcut="o"
          isPressed={full.isFull}
          onClick={full.toggle}
        >
          {full.isFull ? <FullscreenExit fontSize="small" /> : <Fullscreen fontSize="small" />}
        </Tool>
      )}
      {close && <Box sx={closePlace}>{close}</Box>}
    </Box>
  );
}

function PageButtons({ page, of, turnTo }: NonNullable<ProofToolsProps['pages']>) {
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

interface ToolProps {
  label: string;
  shortcut?: string;
  isPressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, shortcut, isPressed, ...button }: ToolProps) => (
  <IconButton
    aria-label={label}
    title={shortcut ? `${label} (${shortcut.toUpperCase()})` : label}
    aria-keyshortcuts={shortcut}
    aria-pressed={isPressed}
    size="small"
    sx={tool}
    {...button}
  />
);

const tool = {
  borderRadius: '6px',
  '&[aria-pressed=true]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
} as const;

const narrow = '@media (max-width: 760.95px)';

const head = {
  mr: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The rest of the width, so that the tools have one line.
  [narrow]: { pl: 1.5, flex: '1 1 0' },
} as const;

// On a narrow screen the tools are a second line.
const headWithClose = {
  ...head,
  [narrow]: { order: -2, flex: '1 1 calc(100% - 64px)', pl: 1.5 },
} as const;

const closePlace = { [narrow]: { order: -1 } } as const;

const bar = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  minHeight: 40,
  pl: 2,
  pr: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  whiteSpace: 'nowrap',
  [narrow]: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    px: 0.5,
    '& output': { display: 'none' },
  },
} as const;

const figure = {
  minWidth: 44,
  textAlign: 'center',
  fontSize: '0.75rem',
  color: 'text.secondary',
} as const;
