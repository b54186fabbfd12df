import './TopBar.css';
import type { ReactNode } from 'react';

export interface TopBarProps {
  /** Name of the product: `Mortar Group Ordering`. */
  brandName: string;
  /** A decorative `Logo` with `surface="topBar"`. */
  logo: ReactNode;
  /** Name of the page. */
  title?: string | undefined;
  /** The running version. */
  version?: string | undefined;
  /** Content before the logo: the menu button. */
  start?: ReactNode;
  /** Content at the right end: bell, user. */
  end?: ReactNode;
}

/** Bar on every page except login. Its buttons take its colours. */
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
