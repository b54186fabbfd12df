import './Card.css';
import type { ReactNode } from 'react';

interface CardProps {
  /** What it is about, and its heading. */
  title: string;
  /** A picture that fills the top; decoration, or with an `alt` of its own. */
  picture?: ReactNode;
  /** On the picture's corner, or beside the title: a `Badge`. */
  badge?: ReactNode;
  /** The facts. */
  children?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** The heading's level on the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Picture beside the text instead of above it: for lists. */
  horizontal?: boolean | undefined;
}

/** One thing of several that are looked at side by side: a promotion, an advert. For rows of facts take a `DataGrid`. */
export const Card = ({ title, picture, badge, children, actions, level = 3, horizontal = false }: CardProps) => {
  const Heading = `h${level}` as const;
  const onPicture = Boolean(picture) && !horizontal;
  return (
    <article className="m-card" data-horizontal={horizontal || undefined}>
      {picture && <div className="m-card__picture">{picture}</div>}
      {badge && onPicture && <div className="m-card__badge">{badge}</div>}
      <div className="m-card__body">
        <div className="m-card__head">
          <Heading className="m-card__title">{title}</Heading>
          {badge && !onPicture && <span className="m-card__aside">{badge}</span>}
        </div>
        {children && <div className="m-card__facts">{children}</div>}
      </div>
      {actions && <div className="m-card__actions">{actions}</div>}
    </article>
  );
};
