import './TextLink.css';
import type { MouseEvent, ReactNode } from 'react';

interface TextLinkProps {
  /** Link text that makes sense out of context. */
  children: ReactNode;
  /** Destination. Without one it renders a button that looks like a link, for actions in text. */
  href?: string | undefined;
  /** Uses the colour of the surrounding text, for less prominence. */
  quiet?: boolean | undefined;
  /** Call `preventDefault` on the event to navigate without loading the page. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A link in text. */
export const TextLink = ({ href, quiet, onClick, children }: TextLinkProps) =>
  href === undefined ? (
    <button type="button" className="m-link" data-quiet={quiet} onClick={onClick}>
      {children}
    </button>
  ) : (
    <a className="m-link" data-quiet={quiet} href={href} onClick={onClick}>
      {children}
    </a>
  );
