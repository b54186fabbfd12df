import { Button, EmptyState, Panel } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { readDrafts, takeDraft } from '#unsaved/drafts.ts';
import { useUnsavedPrompt } from '#unsaved/useUnsavedPrompt.ts';
import { messages } from './messages.ts';
import { type Chosen, entryName, storedEntry } from './model/entryName.ts';
import { useDraftOwner } from './useStoredDraft.ts';
import './settingsForm.css';

const NOTHING: Chosen = { kind: 'none' };
const FIELD = ':is(input, select, textarea):not(:disabled, [readonly])';

/** Focuses the first field of a form; false if there is none yet. */
function focusField(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return field !== null;
}

/**
 * Controls which list entry is open in the form. Opens another at once, or after a prompt about unsaved changes (000
 * §4, role editing). Starts with the entry of an expired session, or the first, so that the form is never empty.
 * Cancelling returns to the previous entry.
 * @param list name of its forms: see `entryName`
 * @param all entries in list order; empty while loading
 */
export function useChosen<One>(list: string, all: readonly One[], getKey: (one: One) => number) {
  const owner = useDraftOwner();
  const [initialEntry] = useState(() => storedEntry(list, owner ? Object.keys(readDrafts(owner)) : []));
  const [chosen, setChosen] = useState(initialEntry);
  const [entered, setEntered] = useState(0);
  const [left, setLeft] = useState(0);
  const [before, setBefore] = useState<Chosen>(NOTHING);
  const [started, setStarted] = useState(initialEntry.kind !== 'none');
  const [first] = all;
  if (!started && first) {
    setStarted(true);
    if (chosen.kind === 'none') setChosen({ kind: 'one', key: getKey(first) });
  }
  const one = useChosenOf(chosen, all, getKey);
  const promptUnsaved = useUnsavedPrompt();
  const choose = (next: Chosen, enter = false) =>
    promptUnsaved(() => {
      setChosen(next);
      if (enter) setEntered((times) => times + 1);
    });
  return {
    chosen,
    /** Selected entry; null if none, new, or deleted. */
    one,
    /** Name of the form of an expired session, while its entry is selected. */
    storedAs: initialEntry.kind === 'one' && chosen === initialEntry ? entryName(list, initialEntry.key) : null,
    /** Counter that moves focus to the form on change. */
    entered,
    /** Counter that moves focus to the list's button on change, after saving, cancelling or deleting. */
    left,
    /** Opens an entry; focuses its form on Enter. */
    open: (key: number, enter = false) => {
      if (chosen.kind === 'one' && chosen.key === key && !enter) return;
      if (chosen.kind === 'one' && chosen.key === key) setEntered((times) => times + 1);
      else choose({ kind: 'one', key }, enter);
    },
    /** Starts a new entry. @param from entry to copy */
    add: (from?: number) => {
      setBefore(chosen);
      choose(from === undefined ? { kind: 'new' } : { kind: 'new', from }, true);
    },
    close: () => choose(before),
    /** After adding or deleting, without a prompt. */
    leave: (next: Chosen) => {
      setChosen(next);
      setLeft((times) => times + 1);
    },
  };
}

export interface ListAndFormProps {
  title: string;
  /** Button that starts a new entry, or cancels it; missing if none can be added. */
  adding?: { label: string; cancel: string; isNew: boolean; onAdd(): void; onCancel(): void };
  /** True if the list contains numbers. */
  wide?: boolean;
  /** Right of the heading, if nothing can be added. */
  actions?: ReactNode;
  /** A grid. */
  list: ReactNode;
  /** Both from `useChosen`. */
  entered: number;
  left?: number;
  /** Form of the selected entry. */
  form: ReactNode;
}

/** List on the left, and form of the selected entry on the right (000 §2, settings page). */
export function ListAndForm({ title, wide = false, adding, actions, list, entered, left = 0, form }: ListAndFormProps) {
  const add = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(
    function enterForm() {
      const form = pane.current;
      if (entered === 0 || !form || focusField(form)) return;
      // Focuses the fields once loaded, unless focus has moved.
      const before = document.activeElement;
      const arrival = new MutationObserver(() => {
        if (document.activeElement !== before || focusField(form)) arrival.disconnect();
      });
      arrival.observe(form, { childList: true, subtree: true });
      return () => arrival.disconnect();
    },
    [entered],
  );
  useEffect(
    function focusAddButton() {
      if (left > 0) add.current?.focus();
    },
    [left],
  );
  const button = adding && (
    <Button ref={add} variant="outline" size="xs" onClick={adding.isNew ? adding.onCancel : adding.onAdd}>
      {adding.isNew ? adding.cancel : adding.label}
    </Button>
  );
  return (
    <div className="settings-pair" data-wide={wide || undefined}>
      <GridPanel title={title} actions={button ?? actions}>
        {list}
      </GridPanel>
      <div ref={pane}>{form}</div>
    </div>
  );
}

/** Selected entry by key; its last state if another user deleted it, since it may have unsaved input. */
function useChosenOf<One>(chosen: Chosen, all: readonly One[], getKey: (one: One) => number): One | null {
  const key = chosen.kind === 'one' ? chosen.key : null;
  const known = all.find((one) => getKey(one) === key) ?? null;
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  if (key === null) return null;
  return known ?? (last && getKey(last) === key ? last : null);
}

export interface NothingChosenProps {
  title: string;
  text: string;
  /** Name of an expired session's form from `useChosen`, if its entry no longer exists. */
  gone?: string | null;
}

/** Placeholder without a selection, or if the edited entry no longer exists. */
export function NothingChosen({ title, text, gone = null }: NothingChosenProps) {
  const owner = useDraftOwner();
  useEffect(
    function forgetDraft() {
      if (gone !== null && owner) takeDraft(owner, gone);
    },
    [gone, owner],
  );
  return (
    <Panel title={title} flush>
      <EmptyState text={gone === null ? text : messages.storedOfNone} />
    </Panel>
  );
}
