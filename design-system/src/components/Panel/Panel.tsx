import './Panel.css';
import { type ReactNode, useId } from 'react';
import { scrollTabStop } from '../Popup/scrollTabStop.ts';
import { ProductName } from '../ProductName/ProductName.tsx';

interface PanelProps {
  /** The section's name and heading. */
  title: string;
  /** Where in the title the part begins that is never cut, as in `ProductName`. */
  titleTail?: number | undefined;
  /** It has the keyboard: one always knows where Enter will go. */
  active?: boolean | undefined;
  /** In the heading's room between title and actions: facts that are read with it. */
  beside?: ReactNode;
  /** At the right of the heading. */
  actions?: ReactNode;
  /** The content; a column that fills the panel. */
  children: ReactNode;
  /** The content scrolls inside the panel. */
  scroll?: boolean | undefined;
  /** The content reaches the edges: for grids. */
  flush?: boolean | undefined;
  /** The heading's level, where a panel stands inside another. */
  level?: 2 | 3 | 4 | undefined;
}

/** A named part of a screen. Fills its container. */
export const Panel = (props: PanelProps) => {
  const {
    title,
    titleTail,
    active = false,
    beside,
    actions,
    children,
    scroll = false,
    flush = false,
    level = 2,
  } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="m-panel" aria-labelledby={id} data-active={active || undefined} data-flush={flush || undefined}>
      <div className="m-panel__heading">
        <Heading id={id}>{titleTail === undefined ? title : <ProductName text={title} tail={titleTail} />}</Heading>
        {beside && <div className="m-panel__beside">{beside}</div>}
        {actions && <div className="m-panel__actions">{actions}</div>}
      </div>
      <div
        className="m-panel__content"
        data-scroll={scroll || undefined}
        data-flush={flush || undefined}
        ref={scroll ? scrollTabStop : undefined}
      >
        {children}
      </div>
    </section>
  );
};
