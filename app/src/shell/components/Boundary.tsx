import { Button, MessageScreen } from '@mortar/design-system';
import { Component, type ReactNode } from 'react';
import { messages } from '../messages.ts';

/**
 * Stands where a page failed, or a part of the application could not be loaded. Trying again loads the page anew:
 * a module that did not arrive stays missing until then, and the open order and the session survive a reload.
 */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
        action={<Button onClick={() => location.reload()}>{messages.tryAgain}</Button>}
      />
    );
  }
}
