import { Button, MessageScreen } from '@mortar/design-system';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';

/** Height reserved for the picture in px, so that the button does not move. */
const PICTURE = 144;

// Loads after the text; optional.
const ErrorScene = lazy<ComponentType<{ height: number }>>(() =>
  import('./ErrorScene.tsx').then((module) => ({ default: module.ErrorScene })).catch(() => ({ default: () => null })),
);

export interface BoundaryProps {
  /** True for the boundary of the full application, where no frame is left. */
  fullPage?: boolean;
  children: ReactNode;
}

/**
 * Shown if a page fails or a part could not be loaded. Retrying reloads the page, because a failed module stays
 * missing; session and open order survive.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const Message = this.props.fullPage ? MessagePage : MessageScreen;
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
