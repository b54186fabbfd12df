import { toast } from '@mortar/design-system';
import { Component, type ReactNode, Suspense } from 'react';
import { PartNotFetched } from './lazyPart.tsx';
import { messages } from './messages.ts';
import { FailedPart } from './missedPart.ts';

/** Either its build is no longer served, which is offered, or the connection is to be looked at. */
async function sayWhyItIsMissing(): Promise<void> {
  const missed = new FailedPart();
  dispatchEvent(missed);
  if (!(await missed.explained)) toast.error(messages.notFetched);
}

export interface PartBoundaryProps {
  /** Called when what is inside cannot be shown: it closes it. The page around it stays, with all that was typed. */
  onFail(): void;
  /** Stands there until it is fetched; nothing by itself. */
  fallback?: ReactNode;
  /** Popups, and parts made by `lazyPart`. */
  children: ReactNode;
}

/** Around popups of a page: one that cannot be fetched or breaks is closed with a message, and may be opened again. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotFetched) {
      error.forget();
      void sayWhyItIsMissing();
    } else toast.error(messages.broken);
    this.props.onFail();
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
