import './TextLink.css';
import type { MouseEvent, ReactNode } from 'react';

interface TextLinkProps {
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /** Where it leads. Without one it is a button that looks like a link, for actions inside text. */
  href?: string | undefined;
  /** In the colour of the words around it, where it is the least that is said. */
  quiet?: boolean | undefined;
  /** Prevent the event's default to follow the link without loading the page. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A way to another place, in text. */
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
