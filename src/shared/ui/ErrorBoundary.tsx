import Button from '@mui/material/Button';
import { Component, type ReactNode, useEffect } from 'react';
import { health } from '#contract/health.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import { PartError } from './lazyPart.tsx';
import { Notice } from './Notice.tsx';

const storageKey = 'reloaded';

const pauseMs = 60_000;

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error; the whole-page message by default. */
  fallback?: ReactNode;
  /** A change of it ends the error, such as the next page's path. */
  resetKey?: string;
  /** The boundary is within the frame of an area. */
  isFramed?: boolean;
}

interface ErrorBoundaryState {
  error: unknown;
  resetKey: string | undefined;
}

/** Shows a fallback after a rendering error, which React logs to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { error } = this.state;
    const { children, isFramed = false, fallback = <Broken isFramed={isFramed} /> } = this.props;
    if (error === undefined) return children;
    if (error instanceof PartError) {
      return <MissingPart isFramed={isFramed} retry={() => this.setState({ error: undefined })} />;
    }
    return fallback;
  }
}

export const BrokenPage = () => <Broken isFramed={false} />;

function Broken({ isFramed }: { isFramed: boolean }) {
  const { title, text, reload } = copy.broken;
  return (
    <Notice title={title} text={text} isFramed={isFramed}>
      <Button variant="outlined" href="/">
        {copy.home}
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Notice>
  );
}

interface MissingPartProps {
  retry: () => void;
  isFramed: boolean;
}

/**
 * Replaces a part of the app that could not be fetched. If the server answers, a new release has
 * removed the part, and the page reloads once; a second failure within a minute waits for a press.
 */
function MissingPart({ retry, isFramed }: MissingPartProps) {
  useEffect(() => {
    void reloadAfterRelease();
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <Notice {...copy.noConnection} isFramed={isFramed}>
      <Button variant="contained" onClick={retry}>
        {copy.retry}
      </Button>
    </Notice>
  );
}

async function reloadAfterRelease(): Promise<void> {
  if (Date.now() - Number(readMark() ?? 0) < pauseMs) return;
  const isAnswered = await send(health.live, { background: true }).then(
    () => true,
    () => false,
  );
  if (isAnswered && writeMark(String(Date.now()))) window.location.reload();
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** False without storage: then nothing would end a series of reloads. */
function writeMark(mark: string): boolean {
  try {
    sessionStorage.setItem(storageKey, mark);
    return true;
  } catch {
    return false;
  }
}
