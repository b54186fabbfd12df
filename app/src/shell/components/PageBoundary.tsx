import { Button, MessageScreen } from '@mortar/design-system';
import { Component, type ReactNode } from 'react';
import { messages } from '../messages.ts';

/** A page that fails stands alone: the top bar stays, and trying again renders it anew. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <MessageScreen
        title={messages.somethingWrong}
        text={messages.somethingWrongText}
        action={<Button onClick={() => this.setState({ failed: false })}>{messages.tryAgain}</Button>}
      />
    );
  }
}
