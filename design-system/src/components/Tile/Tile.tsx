import './Tile.css';
import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

interface TileProps {
  /** The part of the product. */
  title: string;
  /** 24 px. */
  icon?: ReactNode;
  /** One line on what is there. */
  description?: string | undefined;
  /** Picture beside the words, for a row of tiles above what the page is about. Default false. */
  low?: boolean | undefined;
  /** Where it leads; pressing it does not load the page. */
  href?: string | undefined;
  /** Also pressed while it is dimmed: say why it does not open. */
  onClick: () => void;
  /** Why it does not open: it is dimmed and says so under the pointer and the keyboard. Its press explains, too. */
  unavailable?: string | undefined;
}

/** A way to a part of the product, large. */
export const Tile = ({ title, icon, description, low, href, onClick, unavailable }: TileProps) => {
  const content = (
    <>
      {icon && <span className="m-tile__icon">{icon}</span>}
      <span className="m-tile__title">{title}</span>
      {description && <span className="m-tile__text">{description}</span>}
    </>
  );
  if (href === undefined || unavailable !== undefined) {
    const tile = (
      <button
        type="button"
        className="m-tile"
        data-low={low}
        aria-disabled={unavailable !== undefined || undefined}
        onClick={onClick}
      >
        {content}
      </button>
    );
    return unavailable === undefined ? tile : <Tooltip label={unavailable}>{tile}</Tooltip>;
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClick();
  };
  return (
    <a className="m-tile" data-low={low} href={href} onClick={follow}>
      {content}
    </a>
  );
};
