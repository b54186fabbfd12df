import { Popup, Tabs } from '@mortar/design-system';
import { useState } from 'react';
import { type UpdateNote, updateNotes } from './updateNotes.ts';
import './updateNotes.css';
import { messages } from './messages.ts';

const texts = messages.updateNotes;

export interface UpdateNotesPopupProps {
  open: boolean;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Update notes': changes of the latest version, and earlier ones (000 §2, generic popups). */
export function UpdateNotesPopup({ open, onClose, returnFocusTo }: UpdateNotesPopupProps) {
  const [tab, setTab] = useState<'latest' | 'older'>('latest');
  return (
    <Popup
      open={open}
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      flush
    >
      <div className="update-notes">
        <Tabs
          label={texts.title}
          active={tab}
          onChange={setTab}
          tabs={[
            { id: 'latest', label: texts.latest, content: <Notes notes={updateNotes.slice(0, 1)} /> },
            { id: 'older', label: texts.older, content: <Notes notes={updateNotes.slice(1)} /> },
          ]}
        />
      </div>
    </Popup>
  );
}

function Notes({ notes }: { notes: readonly UpdateNote[] }) {
  return (
    <div className="update-notes__list">
      {notes.map(({ version, title, changes }) => (
        <section key={version} aria-labelledby={`notes-${version}`}>
          <h3 id={`notes-${version}`}>
            {title} <span>{texts.version(version)}</span>
          </h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
