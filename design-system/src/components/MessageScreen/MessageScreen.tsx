import './MessageScreen.css';
import type { ReactNode } from 'react';

export interface MessageScreenProps {
  /** What is the matter: the page's heading. */
  title: string;
  /** What it means and what to do. */
  text?: string | undefined;
  /** The way out: a `Button`. */
  action?: ReactNode;
  /** Above the heading: a `Logo`. */
  picture?: ReactNode;
}

/** A whole page that says one thing: not found, only for larger screens, something broke. */
export const MessageScreen = ({ title, text, action, picture }: MessageScreenProps) => (
  <div className="m-message">
    {picture}
    <h1 className="m-message__title">{title}</h1>
    {text && <p className="m-message__text">{text}</p>}
    {action && <div className="m-message__action">{action}</div>}
  </div>
);
