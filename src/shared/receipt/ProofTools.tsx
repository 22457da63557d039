import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import RotateRight from '@mui/icons-material/RotateRight';
import SaveAlt from '@mui/icons-material/SaveAlt';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import ZoomOutMap from '@mui/icons-material/ZoomOutMap';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { figure, PageButtons, type PageButtonsProps } from './PageButtons.tsx';
import { Tool, tool } from './Tool.tsx';
import { closePlace, head, headWithClose, toolsBar } from './toolsBar.ts';

export interface ProofToolsProps {
  /** The kind of the proof, or the facts to compare it with. */
  caption: ReactNode;
  /** The shown page of how many; only a document has them. */
  pages?: PageButtonsProps | undefined;
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
    <Box data-tools="" sx={toolsBar}>
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
