import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for a part that failed; without it, a whole page's way on. */
  fallback?: ReactNode;
}

/** Shows a way on when code fails; React itself reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, fallback = <BrokenPage /> } = this.props;
    return this.state.broken ? fallback : children;
  }
}
