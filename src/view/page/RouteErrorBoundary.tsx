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

/** Shows `RouteFailure` on errors outside blocks; resets per path. No `key`: it would remount what pages share. */
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
    return this.state.failed ? <RouteFailure /> : this.props.children;
  }
}
