import { ReconnectingIndicator, VisuallyHidden } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { MessagingNav, type MessagingPage } from './MessagingNav.tsx';
import './messagingFrame.css';

export interface MessagingFrameProps {
  /** Which page this is. */
  current: MessagingPage;
  /** The page's name, for those who hear it. */
  title: string;
  /** What is shown comes live: while the link is down it is covered, but for the box that somebody writes in (002 §2.10). */
  live?: boolean;
  children: ReactNode;
}

/** A page of messages beside its bar of icons. */
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
