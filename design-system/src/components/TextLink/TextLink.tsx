import './TextLink.css';
import type { MouseEvent, ReactNode } from 'react';

export interface TextLinkProps {
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /** Where it leads. Without one it is a button that looks like a link, for actions inside text. */
  href?: string | undefined;
  /** Prevent the event's default to follow the link without loading the page. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A way to another place, in text. */
export const TextLink = ({ href, onClick, children }: TextLinkProps) =>
  href === undefined ? (
    <button type="button" className="m-link" onClick={onClick}>
      {children}
    </button>
  ) : (
    <a className="m-link" href={href} onClick={onClick}>
      {children}
    </a>
  );
