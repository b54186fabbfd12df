import { Panel, Skeleton, scrollTabStop, VisuallyHidden } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './settingsForm.css';

export interface SettingsSectionProps {
  title: string;
  description?: string | undefined;
  /** Right of the heading. */
  actions?: ReactNode;
  loading?: boolean | undefined;
  /** True if nothing in it can be focused: the section itself becomes focusable, for scrolling. */
  readOnly?: boolean | undefined;
  children: ReactNode;
  /** Bar with Save, below the scrolled content. */
  foot?: ReactNode;
}

/** Frame of a settings section, on the page and in the first-time setup. */
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
  /** Subject of its fields. */
  title: string;
  /** Description of all fields. */
  text?: string | undefined;
  children: ReactNode;
}

/** Fields of a subject, next to its name or below if narrow. */
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
