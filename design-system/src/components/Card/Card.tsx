import './Card.css';
import { type MouseEvent, type ReactNode, useId } from 'react';

interface CardProps {
  /** Subject, shown as heading. */
  title: string;
  /** Address of the heading; pressing it does not reload the page. */
  href?: string | undefined;
  /** Navigates to `href`. */
  onOpen?: (() => void) | undefined;
  /** Picture at the top; decorative, or with its own `alt`. */
  picture?: ReactNode;
  /** `Badge` on the picture's corner or next to the title. */
  badge?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Quiet line at the bottom: source of the data. */
  source?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4 | undefined;
  /** True to place the picture next to the text, in lists. */
  horizontal?: boolean | undefined;
}

/** Item among several of its kind: promotion, advert, part of a summary. For rows of data use a `DataGrid`. */
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
