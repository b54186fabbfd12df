import { toast } from '@mortar/design-system';
import { Component, type ReactNode, Suspense } from 'react';
import { PartNotFetched } from './lazyPart.tsx';
import { messages } from './messages.ts';
import { FailedPart } from './missedPart.ts';

/** Offers a reload if its build is no longer served; otherwise asks to check the connection. */
async function announceMissing(): Promise<void> {
  const missed = new FailedPart();
  dispatchEvent(missed);
  if (!(await missed.explained)) toast.error(messages.notFetched);
}

export interface PartBoundaryProps {
  /** Called after a failure, to close the content. The page and its input stay. */
  onFail(): void;
  /** Shown while loading; empty by default. */
  fallback?: ReactNode;
  /** Popups, and components made by `lazyPart`. */
  children: ReactNode;
}

/** Boundary of popups: one that fails to load or breaks is closed with a message and may be opened again. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotFetched) {
      error.forget();
      void announceMissing();
    } else toast.error(messages.broken);
    this.props.onFail();
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
