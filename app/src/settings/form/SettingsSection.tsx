import { Panel, Skeleton, scrollTabStop, VisuallyHidden } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './settingsForm.css';

export interface SettingsSectionProps {
  /** Its heading. */
  title: string;
  /** What is decided here, in a sentence. */
  description?: string | undefined;
  /** At the right of the heading. */
  actions?: ReactNode;
  /** True while what it shows is still to be read. */
  loading?: boolean | undefined;
  /** True where nothing in it takes the keyboard: Tab stops at it as a whole, so that it can be scrolled. */
  readOnly?: boolean | undefined;
  children: ReactNode;
  /** Below what scrolls: the bar that saves. */
  foot?: ReactNode;
}

/** The frame of every section of the settings, on their page and in the first-time setup. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, description, actions, loading = false, readOnly = false, children, foot } = props;
  return (
    <Panel title={title} actions={actions} flush>
      <div className="settings-body" ref={readOnly ? scrollTabStop : undefined}>
        {description && <p className="settings-description">{description}</p>}
        {loading ? <SettingsSkeleton /> : children}
      </div>
      {foot}
    </Panel>
  );
}

/** Holds the place of a form that is still read. */
function SettingsSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{messages.loading}</span>
      </VisuallyHidden>
      {[0, 1, 2].map((group) => (
        <div key={group} className="settings-group">
          <div className="settings-group-name">
            <Skeleton width={140} />
          </div>
          <div className="settings-group-fields">
            <Skeleton height={20} lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface SettingsGroupProps {
  /** What its fields are about. */
  title: string;
  /** What holds for all of them. */
  text?: string | undefined;
  children: ReactNode;
}

/** Fields of one subject: its name at the left, the fields at the right, below each other where that is too narrow. */
export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  return (
    <section className="settings-group" aria-label={title}>
      <div className="settings-group-name">
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
      <div className="settings-group-fields">{children}</div>
    </section>
  );
}
