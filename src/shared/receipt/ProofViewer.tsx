import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Wanted } from '#src/shared/proofText/placesOf.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { PageThumbs } from './PageThumbs.tsx';
import { ProofStage } from './ProofStage.tsx';
import { ProofTools, type ProofToolsProps } from './ProofTools.tsx';
import { extensionOf, proofIdOf, proofQuery } from './proofQuery.ts';
import { UnreadableProof } from './UnreadableProof.tsx';
import { useBlobAddress } from './useBlobAddress.ts';
import { usePages } from './usePages.ts';
import { type ProofState, useSheets } from './useSheets.ts';
import { type SharedMove, useView } from './useView.ts';
import { fitScale } from './view.ts';

/** `failed`: the file did not load. `saved`: staff saved what cannot be shown. */
export type SeenState = ProofState | 'failed' | 'saved';

interface ProofViewerProps extends Pick<ProofToolsProps, 'full' | 'close'> {
  /** A deposit's `image`. */
  path: string;
  /** Before the name of the file. */
  title?: ReactNode;
  /** By default the name and size of the file. */
  caption?: ReactNode;
  onState?: (state: SeenState) => void;
  /** Marked on the page of a PDF, where its text has it. */
  wanted?: readonly Wanted[] | undefined;
  /** Zooms and moves together with other viewers. */
  shared?: SharedMove | undefined;
}

/** Shows a proof: fitted, then zoomed, moved, rotated and turned by wheel, fingers, drag and keys. */
export function ProofViewer(props: ProofViewerProps) {
  const { path, title, caption, full, close, onState, wanted, shared } = props;
  const { data: file, error, refetch } = useQuery(proofQuery(path));
  const { state, isDocument, drawing, picture, setPicture } = useSheets(file);
  const [isSaved, setSaved] = useState(false);
  const { page, turnTo } = usePages(drawing.sheets.length);
  const drawnPage = drawing.sheets[page - 1];
  const sheet = isDocument ? drawnPage : picture === 'unreadable' ? undefined : picture;
  const view = useView(sheet, isDocument ? 'width' : 'whole', shared);
  const address = useBlobAddress(file);
  const name = file && `proof-${proofIdOf(path).slice(-10)}.${extensionOf(file.type)}`;
  useReport(error ? 'failed' : isSaved ? 'saved' : state, onState);
  const scale = sheet && view.view && fitScale(sheet, view.stage, view.view.quarterTurns);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 }}>
      <ProofTools
        caption={caption ?? <FileCaption title={title} name={name} size={file?.size} />}
        pages={isDocument ? { page, of: drawing.pages, turnTo } : undefined}
        zoomPercent={scale && view.view && Math.round(scale * view.view.zoom * 100)}
        larger={view.larger}
        smaller={view.smaller}
        fit={view.fit}
        isFitted={view.isFitted}
        rotate={view.rotate}
        full={full}
        close={close}
        save={address && name ? { address, name } : undefined}
      />
      <Box sx={{ display: 'flex', flexGrow: 1, minHeight: 0 }}>
        {isDocument && drawing.pages > 1 && (
          <PageThumbs sheets={drawing.sheets} pages={drawing.pages} page={page} turnTo={turnTo} />
        )}
        <ProofStage
          sheet={sheet}
          controls={view}
          instead={
            error ? (
              <LoadError error={error} retry={refetch} />
            ) : state === 'unreadable' ? (
              <UnreadableProof address={address} name={name} onSave={() => setSaved(true)} />
            ) : (
              state === 'loading' && <LoadingProof />
            )
          }
        >
          {isDocument
            ? drawnPage && (
                <PageCanvas
                  sheet={drawnPage}
                  label={copy.page(page, drawing.pages)}
                  wanted={wanted}
                />
              )
            : address && (
                <img
                  src={address}
                  alt={copy.picture}
                  onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                    setPicture({ width, height })
                  }
                  onError={() => setPicture('unreadable')}
                />
              )}
        </ProofStage>
      </Box>
    </Box>
  );
}

function useReport(state: SeenState, onState: ProofViewerProps['onState']): void {
  useEffect(() => onState?.(state), [state, onState]);
}

interface FileCaptionProps {
  title: ReactNode;
  name: string | undefined;
  size: number | undefined;
}

const FileCaption = ({ title, name, size }: FileCaptionProps) => (
  <>
    {title}
    {name} {size !== undefined && copy.kilobytes(size)}
  </>
);

const LoadingProof = () => (
  <Box
    role="status"
    sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', gap: 1 }}
  >
    <LinearProgress aria-hidden="true" sx={{ width: 240 }} />
    <Box sx={{ textAlign: 'center', fontWeight: 600 }}>{copy.loading}</Box>
  </Box>
);
