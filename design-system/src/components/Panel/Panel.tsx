import './Panel.css';
import { type ReactNode, useId } from 'react';
import { scrollTabStop } from '../Popup/scrollTabStop.ts';
import { ProductName } from '../ProductName/ProductName.tsx';

interface PanelProps {
  /** Name and heading of the section. */
  title: string;
  /** Start of the title's suffix that is never cut off, as in `ProductName`. */
  titleSuffix?: number | undefined;
  /** Marks the panel with focus, to show where Enter acts. */
  active?: boolean | undefined;
  /** Facts between title and actions. */
  headingContent?: ReactNode;
  /** Actions at the right of the heading. */
  actions?: ReactNode;
  /** Content: a column that fills the panel. */
  children: ReactNode;
  /** Scrolls the content inside the panel. */
  scroll?: boolean | undefined;
  /** Removes the padding, for grids. */
  flush?: boolean | undefined;
  /** Level of the heading, for nested panels. */
  level?: 2 | 3 | 4 | undefined;
}

/** A named section of a screen. Fills its container. */
export const Panel = (props: PanelProps) => {
  const {
    title,
    titleSuffix,
    active = false,
    headingContent,
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
        <Heading id={id}>
          {titleSuffix === undefined ? title : <ProductName text={title} suffixStart={titleSuffix} />}
        </Heading>
        {headingContent && <div className="m-panel__beside">{headingContent}</div>}
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
