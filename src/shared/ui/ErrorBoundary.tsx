import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

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
