import { Button } from '@mortar/design-system';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import type { SaveNote } from './model/saveState.ts';
import './settingsForm.css';

export interface SaveBarProps {
  /** What became of saving; announced by whoever knows it. */
  note: SaveNote | null;
  /** True while there is something to save. */
  canSave: boolean;
  /** True while it is saved. */
  busy: boolean;
  /** Why this person may not save. */
  unavailable?: string | undefined;
  /** Instead of 'Save'. */
  saveLabel?: string | undefined;
  /** Other buttons, before the ones that save. */
  buttons?: ReactNode;
  /** Goes back to what is saved; without it there is no such button. */
  onDiscard?: (() => void) | undefined;
}

/** The foot of a section that is saved: what became of it, Discard changes, Save. */
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
