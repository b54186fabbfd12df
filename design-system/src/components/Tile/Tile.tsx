import './Tile.css';
import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

interface TileProps {
  /** Name of the destination. */
  title: string;
  /** 24 px. */
  icon?: ReactNode;
  /** One line about the destination. */
  description?: string | undefined;
  /** Places the icon next to the text, for a row of tiles above the page's content. Default false. */
  low?: boolean | undefined;
  /** Destination; pressing does not load the page. */
  href?: string | undefined;
  /** Also called while unavailable: explain why it does not open. */
  onClick: () => void;
  /** Why it does not open: dims the tile and shows the reason on hover and focus. Pressing explains it, too. */
  unavailable?: string | undefined;
}

/** A large link to a part of the product. */
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
