import { KeyHint } from '@mortar/design-system';
import { useLayoutEffect } from 'react';
import { keyHint } from '#commands/keys.ts';
import { messages } from './messages.ts';
import type { Entry } from './model/entry.ts';
import type { EntryGroup } from './model/rank.ts';
import { foundParts, wordsIn } from './model/text.ts';
import './palette.css';

export interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  /** Index of the active entry across groups. */
  active: number;
  /** Text to highlight. */
  typed: string;
  onChoose(entry: Entry): void;
}

export const entryId = (list: string, at: number): string => `${list}-${at}`;

/** Text with highlighted matches. */
function Found({ text, words }: { text: string; words: readonly string[] }) {
  return foundParts(text, words).map((part, index) =>
    part.found ? (
      <mark key={index} className="palette-match">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

interface PaletteEntryProps {
  id: string;
  entry: Entry;
  active: boolean;
  words: readonly string[];
  onChoose(entry: Entry): void;
}

function PaletteEntry({ id, entry, active, words, onChoose }: PaletteEntryProps) {
  const { title, detail, key, refusal } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the text box, which points here
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="palette-entry"
      aria-selected={active}
      aria-disabled={refusal !== undefined || undefined}
      aria-keyshortcuts={key?.replace('Ctrl', 'Control')}
      onClick={() => onChoose(entry)}
    >
      <span className="palette-entry-text">
        <span>
          <Found text={title} words={words} />
        </span>
        {refusal !== undefined && <span className="palette-entry-refusal">{refusal}</span>}
      </span>
      {detail && (
        <span className="palette-entry-detail">
          <Found text={detail} words={words} />
        </span>
      )}
      {key && <KeyHint>{keyHint(key)}</KeyHint>}
    </div>
  );
}

/** Lists results by group. */
export function PaletteList({ id, groups, active, typed, onChoose }: PaletteListProps) {
  const words = wordsIn(typed);
  useLayoutEffect(
    function scrollToActive() {
      if (active >= 0) document.getElementById(entryId(id, active))?.scrollIntoView({ block: 'nearest' });
    },
    [id, active],
  );
  let at = -1;
  return (
    <div id={id} role="listbox" aria-label={messages.list} className="palette-list">
      {groups.map(({ id: group, entries, count }) => {
        const heading = `${id}-${group}`;
        const name = messages.groups[group];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box's group is no fieldset
          <div key={group} role="group" aria-labelledby={heading}>
            <div id={heading} role="presentation" className="palette-heading">
              {count > entries.length ? messages.someOf(name, entries.length, count) : name}
            </div>
            {entries.map((entry) => {
              at += 1;
              const props = { id: entryId(id, at), active: at === active, entry, words, onChoose };
              return <PaletteEntry key={entry.id} {...props} />;
            })}
          </div>
        );
      })}
    </div>
  );
}
