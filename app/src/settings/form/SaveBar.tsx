import { Button } from '@mortar/design-system';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import type { SaveNote } from './model/saveState.ts';
import './settingsForm.css';

export interface SaveBarProps {
  /** Result of saving; announced by the caller. */
  note: SaveNote | null;
  /** True if there are changes. */
  canSave: boolean;
  busy: boolean;
  /** Why the user may not save. */
  unavailable?: string | undefined;
  /** Label instead of 'Save'. */
  saveLabel?: string | undefined;
  /** Other buttons, before Save. */
  buttons?: ReactNode;
  /** Reverts to the saved values; without it the button is missing. */
  onDiscard?: (() => void) | undefined;
}

/** Footer of a section: result, Discard changes, Save. */
export function SaveBar({ note, canSave, busy, unavailable, saveLabel, buttons, onDiscard }: SaveBarProps) {
  const tone = unavailable === undefined ? note?.tone : 'plain';
  return (
    <div className="settings-save">
      <p className="settings-note" data-tone={tone}>
        {tone === 'success' && <CircleCheck size={16} aria-hidden="true" />}
        {tone === 'danger' && <CircleAlert size={16} aria-hidden="true" />}
        <span>{unavailable ?? note?.text}</span>
      </p>
      <div className="settings-save-buttons">
        {buttons}
        {onDiscard && (
          <Button variant="outline" disabled={busy} onClick={onDiscard}>
            {messages.discard}
          </Button>
        )}
        <Button type="submit" busy={busy} unavailable={unavailable ?? (canSave ? undefined : messages.nothing)}>
          {saveLabel ?? messages.save}
        </Button>
      </div>
    </div>
  );
}
