import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows a way on when a page's code fails; React itself reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
