import './FindBar.css';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { GridTrack } from '../columns/gridTracks.ts';
import { matchPattern } from '../filtering/search.ts';
import type { ActiveCell } from '../keyboard/activeCell.ts';
import type { GridView } from '../rowModel/view.ts';
import { adjacentMatch, matchIndex, type SearchedCells, scan } from './findMatches.ts';
import { messages } from './messages.ts';

/** Maximum duration of a search slice between frames, in ms. */
const SLICE = 12;
/** Minimum interval of searching live rows again, in ms. */
const SEARCH_INTERVAL_MS = 300;

export interface FindBarProps {
  /** The grid's name. */
  label: string;
  text: string;
  onText(text: string): void;
  rows: readonly unknown[];
  view: GridView;
  // biome-ignore lint/suspicious/noExplicitAny: loaded when wanted, where the type of the rows is no longer known
  tracks: readonly GridTrack<any>[];
  active: ActiveCell | null;
  /** Activates a cell and scrolls to it. */
  onJump(position: number, track: string): void;
  onClose(): void;
}

/** Searches in slices, to keep typing responsive; returns the matches so far. */
function useMatches(searched: SearchedCells<unknown> | null, text: string): readonly number[] {
  const [matches, setMatches] = useState<readonly number[]>([]);
  const last = useRef(text);
  useEffect(
    function searchInSlices() {
      const typed = last.current !== text;
      last.current = text;
      const found: number[] = [];
      let position = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const slice = () => {
        if (!searched) return setMatches(found);
        const started = performance.now();
        position = scan(searched, position, found, () => performance.now() - started > SLICE);
        setMatches([...found]);
        if (position < searched.length) timer = setTimeout(slice);
      };
      if (typed) slice();
      else timer = setTimeout(slice, SEARCH_INTERVAL_MS);
      return () => clearTimeout(timer);
    },
    [searched, text],
  );
  return matches;
}

/** Search bar of Ctrl+F: marks, counts and jumps between matches without filtering. */
export function FindBar({ label, text, onText, rows, view, tracks, active, onJump, onClose }: FindBarProps) {
  const columns = useMemo(() => tracks.flatMap((track) => track.column ?? []), [tracks]);
  const searched = useMemo((): SearchedCells<unknown> | null => {
    const pattern = matchPattern({ text, match: 'contains' });
    return pattern && { pattern, columns, length: view.length, rowAt: (position) => rows[view.rowAt(position)] };
  }, [text, columns, rows, view]);
  const matches = useMatches(searched, text);

  const place = columns.findIndex(({ id }) => id === active?.track);
  const cell = active && !active.inHeader && place >= 0 ? active.position * columns.length + place : -1;
  const at = matchIndex(matches, cell);

  function step(direction: 1 | -1) {
    const match = adjacentMatch(matches, cell, direction);
    if (match === null) return;
    onJump(Math.floor(match / columns.length), columns[match % columns.length]?.id ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) step(event.shiftKey ? -1 : 1);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f')
      event.currentTarget.querySelector('input')?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers in use do not know the search element yet
    <div role="search" className="m-grid-find" aria-label={messages.find(label)} onKeyDown={onKeyDown}>
      <input
        type="text"
        className="m-grid-find__box"
        aria-label={messages.find(label)}
        placeholder={messages.findPlaceholder}
        value={text}
        spellCheck={false}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus
        onChange={(event) => onText(event.target.value)}
      />
      <output className="m-grid-find__count">
        {text.trim() !== '' && (at >= 0 ? messages.place(at + 1, matches.length) : messages.matches(matches.length))}
      </output>
      <FindButton
        label={messages.previous}
        icon={<ChevronUp size={16} aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <FindButton label={messages.next} icon={<ChevronDown size={16} aria-hidden="true" />} onClick={() => step(1)} />
      <FindButton label={messages.close} icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}

function FindButton({ label, icon, onClick }: { label: string; icon: React.ReactNode; onClick(): void }) {
  return (
    <button type="button" className="m-grid-icon-button" aria-label={label} onClick={onClick}>
      {icon}
    </button>
  );
}
