import { ReconnectingIndicator, VisuallyHidden } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { MessagingNav, type MessagingPage } from './MessagingNav.tsx';
import './messagingFrame.css';

export interface MessagingFrameProps {
  current: MessagingPage;
  /** Page title for screen readers. */
  title: string;
  /** True for live content, which is covered while disconnected, except the message field (002 §2.10). */
  live?: boolean;
  children: ReactNode;
}

/** Shows a message page next to its icon bar. */
export function MessagingFrame({ current, title, live = false, children }: MessagingFrameProps) {
  const link = useAtomValue(linkStateAtom);
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <div className="messaging-frame">
        <MessagingNav current={current} />
        <div className="messaging-frame__page">
          {children}
          {live && <ReconnectingIndicator overlay state={link === 'reconnecting' ? 'reconnecting' : 'connected'} />}
        </div>
      </div>
    </>
  );
}
