import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  type: string;
  children: ReactNode;
}

/** Omits a block that throws; the rest of the page stays. */
export class BlockErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`The block "${this.props.type}" failed and is left out.`, error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
