import './Card.css';
import { type MouseEvent, type ReactNode, useId } from 'react';

interface CardProps {
  /** What it is about, and its heading. */
  title: string;
  /** Where its heading leads; pressing it does not load the page. */
  href?: string | undefined;
  /** Follows `href`. */
  onOpen?: (() => void) | undefined;
  /** A picture that fills the top; decoration, or with an `alt` of its own. */
  picture?: ReactNode;
  /** On the picture's corner, or beside the title: a `Badge`. */
  badge?: ReactNode;
  /** The facts. */
  children?: ReactNode;
  /** In a quiet line at the bottom: where the facts are from. */
  source?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** The heading's level on the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Picture beside the text instead of above it: for lists. */
  horizontal?: boolean | undefined;
}

/**
 * One thing of several that are looked at side by side: a promotion, an advert, a part of the day. For rows of facts take
 * a `DataGrid`.
 */
export const Card = (props: CardProps) => {
  const { title, href, picture, badge, children, source, actions, level = 3, horizontal = false } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const onPicture = Boolean(picture) && !horizontal;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    props.onOpen?.();
  };
  return (
    <article className="m-card" data-horizontal={horizontal || undefined} aria-labelledby={id}>
      {picture && <div className="m-card__picture">{picture}</div>}
      {badge && onPicture && <div className="m-card__badge">{badge}</div>}
      <div className="m-card__body">
        <div className="m-card__head">
          <Heading className="m-card__title" id={id}>
            {href === undefined ? (
              title
            ) : (
              <a href={href} onClick={follow}>
                {title}
              </a>
            )}
          </Heading>
          {badge && !onPicture && <span className="m-card__aside">{badge}</span>}
        </div>
        {children && <div className="m-card__facts">{children}</div>}
      </div>
      {(source || actions) && (
        <div className="m-card__actions">
          {source && <span className="m-card__source">{source}</span>}
          {actions}
        </div>
      )}
    </article>
  );
};
