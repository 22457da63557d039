import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { copy } from '#src/shared/copy.ts';
import { PartError } from './lazyPart.tsx';
import { MissingPart } from './MissingPart.tsx';
import { Notice } from './Notice.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error; the whole-page message by default. */
  fallback?: ReactNode;
  /** A change of it ends the error, such as the next page's path. */
  resetKey?: string;
  /** The boundary is within the frame of an area. */
  isFramed?: boolean;
  /** The heading of a page whose code is missing, within a frame. */
  head?: ReactNode;
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
    if (resetKey === state.resetKey) return null;
    if (state.error instanceof PartError) state.error.part.reopen();
    return { error: undefined, resetKey };
  }

  private readonly reset = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { children, isFramed = false, head } = this.props;
    const { fallback = <Broken isFramed={isFramed} /> } = this.props;
    if (error === undefined) return children;
    if (error instanceof PartError) {
      return <MissingPart {...{ error, isFramed, head }} onLoaded={this.reset} />;
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
