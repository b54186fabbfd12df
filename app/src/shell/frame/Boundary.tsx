import { Button, MessageScreen } from '@mortar/design-system';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';

/** Pixels that are kept for it: the way out does not move when it comes. */
const PICTURE = 144;

// Behind the words, and not missed where it cannot be fetched.
const ErrorScene = lazy<ComponentType<{ height: number }>>(() =>
  import('./ErrorScene.tsx').then(
    (module) => ({ default: module.ErrorScene }),
    () => ({ default: () => null }),
  ),
);

export interface BoundaryProps {
  /** It is around the whole application, and no frame is left when it has failed. */
  whole?: boolean;
  children: ReactNode;
}

/**
 * Stands where a page failed, or a part of the application could not be loaded. Trying again loads the page anew:
 * a module that did not arrive stays missing until then, and the open order and the session survive a reload.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const Message = this.props.whole ? MessagePage : MessageScreen;
    return (
      <Message
        title={messages.somethingWrong}
        text={messages.somethingWrongText}
        picture={
          <div style={{ height: PICTURE }}>
            <Suspense>
              <ErrorScene height={PICTURE} />
            </Suspense>
          </div>
        }
        action={<Button onClick={() => location.reload()}>{messages.tryAgain}</Button>}
      />
    );
  }
}
