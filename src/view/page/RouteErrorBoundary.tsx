import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RouteFailure } from './RouteFailure.tsx';

interface Props {
  path: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  path: string;
}

/**
 * Catches what no block boundary caught, so that a failing route shows a sentence instead of an empty screen.
 * Another path is another chance. It is no `key`: what pages have in common would be made anew for each.
 */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { failed: false, path };
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
