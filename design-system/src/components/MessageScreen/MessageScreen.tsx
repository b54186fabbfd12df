import './MessageScreen.css';
import type { ReactNode } from 'react';

export interface MessageScreenProps {
  /** Heading of the page: the problem. */
  title: string;
  /** Explanation and remedy. */
  text?: string | undefined;
  /** A `Button` that leads on. */
  action?: ReactNode;
  /** A `Logo` above the heading. */
  picture?: ReactNode;
}

/** A full-page message: not found, only for larger screens, unexpected error. */
export const MessageScreen = ({ title, text, action, picture }: MessageScreenProps) => (
  <div className="m-message">
    {picture}
    <h1 className="m-message__title">{title}</h1>
    {text && <p className="m-message__text">{text}</p>}
    {action && <div className="m-message__action">{action}</div>}
  </div>
);
