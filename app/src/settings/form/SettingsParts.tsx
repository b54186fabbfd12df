import type { ReactNode } from 'react';
import './settingsForm.css';

export interface ShortFieldProps {
  /** True where it belongs to the checkbox above it. */
  under?: boolean;
  children: ReactNode;
}

/** A field of a few figures or words, no wider than they need. */
export const ShortField = ({ under = false, children }: ShortFieldProps) => (
  <div className={under ? 'settings-short settings-under' : 'settings-short'}>{children}</div>
);

/** What several fields do, where it is said once for all of them. */
export const SettingsHint = ({ children }: { children: ReactNode }) => <p className="settings-hint">{children}</p>;

/** What follows from what was saved, and stays said: who has to sign in again. */
export const SettingsNotice = ({ children }: { children: ReactNode }) => <p className="settings-notice">{children}</p>;
