import './TopBar.css';
import type { ReactNode } from 'react';

export interface TopBarProps {
  /** The product's name, with what belongs to it: `Mortar Group Ordering`. */
  brandName: string;
  /** A `Logo` with `surface="topBar"`, decorative. */
  logo: ReactNode;
  /** The page's name. */
  title?: string | undefined;
  /** The running version. */
  version?: string | undefined;
  /** Before the logo: the menu's button. */
  start?: ReactNode;
  /** At the right end: bell, user. */
  end?: ReactNode;
}

/** The bar over every page but the login. Buttons inside take on its colours. */
export const TopBar = ({ brandName, logo, title, version, start, end }: TopBarProps) => (
  <header className="m-top-bar">
    {start}
    <div className="m-top-bar__brand">
      {logo}
      <span className="m-top-bar__name">{brandName}</span>
      {version && <span className="m-top-bar__version m-figures">{version}</span>}
    </div>
    {title && <h1 className="m-top-bar__title">{title}</h1>}
    <div className="m-top-bar__end">{end}</div>
  </header>
);
