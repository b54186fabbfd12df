import type { ReactNode } from 'react';
import './settingsForm.css';

export interface ShortFieldProps {
  /** True if it belongs to the checkbox above. */
  under?: boolean;
  children: ReactNode;
}

/** Narrow field for a number or a few words. */
export const ShortField = ({ under = false, children }: ShortFieldProps) => (
  <div className={under ? 'settings-short settings-under' : 'settings-short'}>{children}</div>
);

/** Common hint of several fields. */
export const SettingsHint = ({ children }: { children: ReactNode }) => <p className="settings-hint">{children}</p>;

/** Permanent notice about a consequence of saving, such as who has to sign in again. */
export const SettingsNotice = ({ children }: { children: ReactNode }) => <p className="settings-notice">{children}</p>;
