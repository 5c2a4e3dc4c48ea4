import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RouteFailure } from './RouteFailure.tsx';

interface State {
  failed: boolean;
}

/**
 * Catches what no block boundary caught, so that a failing route shows a sentence instead of an empty screen.
 * Give it the path as `key`: another route is another chance.
 */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('This route failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // Without header and footer: it may be those that fail.
    return (
      <main id="inhoud">
        <RouteFailure />
      </main>
    );
  }
}
