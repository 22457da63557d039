import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { copy } from '#src/shared/copy.ts';
import { Notice } from './Notice.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error; the whole-page message by default. */
  fallback?: ReactNode;
}

/** Shows a fallback after a rendering error, which React logs to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { children, fallback = <BrokenPage /> } = this.props;
    return this.state.hasError ? fallback : children;
  }
}

export function BrokenPage() {
  const { title, text, reload } = copy.broken;
  return (
    <Notice title={title} text={text}>
      <Button variant="outlined" href="/">
        {copy.home}
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Notice>
  );
}
