import { Button, EmptyState, Panel } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { readDrafts, takeDraft } from '#unsaved/drafts.ts';
import { useAskUnsaved } from '#unsaved/useAskUnsaved.ts';
import { messages } from './messages.ts';
import { type Chosen, entryName, keptEntry } from './model/entryName.ts';
import { useDraftOwner } from './useKeptDraft.ts';
import './settingsForm.css';

const NOTHING: Chosen = { kind: 'none' };
const FIELD = ':is(input, select, textarea):not(:disabled, [readonly])';

/** Gives the keyboard to the first field of a form; false where it has none yet. */
function focusField(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return field !== null;
}

/**
 * Which entry of a list is open beside it. Another is opened at once, or, where the one before has unsaved changes, once
 * those may go (000 §4, role editing). It begins with what a session ended over, or with the first that is read: half a page
 * is never empty. What is given up leads back to what was open before.
 * @param list what its forms are called: see `entryName`
 * @param all the entries in the order of the list; empty until they are read
 */
export function useChosen<One>(list: string, all: readonly One[], getKey: (one: One) => number) {
  const owner = useDraftOwner();
  const [kept] = useState(() => keptEntry(list, owner ? Object.keys(readDrafts(owner)) : []));
  const [chosen, setChosen] = useState(kept);
  const [entered, setEntered] = useState(0);
  const [left, setLeft] = useState(0);
  const [before, setBefore] = useState<Chosen>(NOTHING);
  const [started, setStarted] = useState(kept.kind !== 'none');
  const [first] = all;
  if (!started && first) {
    setStarted(true);
    if (chosen.kind === 'none') setChosen({ kind: 'one', key: getKey(first) });
  }
  const one = useChosenOf(chosen, all, getKey);
  const askUnsaved = useAskUnsaved();
  const choose = (next: Chosen, enter = false) =>
    askUnsaved(() => {
      setChosen(next);
      if (enter) setEntered((times) => times + 1);
    });
  return {
    chosen,
    /** What is chosen; null for nothing, for something new, and for what is no longer there. */
    one,
    /** The name of the form that a session ended over, while that is chosen. */
    keptAs: kept.kind === 'one' && chosen === kept ? entryName(list, kept.key) : null,
    /** How often the form was gone into: another number gives it the keyboard. */
    entered,
    /** How often a form was left behind, saved or deleted: another number gives the list's button the keyboard. */
    left,
    /** Opens one, and goes into its form where it is asked for by Enter. */
    open: (key: number, enter = false) => {
      if (chosen.kind === 'one' && chosen.key === key && !enter) return;
      if (chosen.kind === 'one' && chosen.key === key) setEntered((times) => times + 1);
      else choose({ kind: 'one', key }, enter);
    },
    /** Begins something new. @param from the one that it is a copy of */
    add: (from?: number) => {
      setBefore(chosen);
      choose(from === undefined ? { kind: 'new' } : { kind: 'new', from }, true);
    },
    close: () => choose(before),
    /** After it was added or deleted: there is nothing to ask about. */
    leave: (next: Chosen) => {
      setChosen(next);
      setLeft((times) => times + 1);
    },
  };
}

export interface ListAndFormProps {
  /** The section's name. */
  title: string;
  /** The button that begins something new and, while that is open, gives it up; without it nothing can be added. */
  adding?: { label: string; cancel: string; isNew: boolean; onAdd(): void; onCancel(): void };
  /** True where the list has figures beside its names. */
  wide?: boolean;
  /** At the right of the heading, where nothing is added. */
  actions?: ReactNode;
  /** A grid. */
  list: ReactNode;
  /** Both from `useChosen`. */
  entered: number;
  left?: number;
  /** The form of what is chosen. */
  form: ReactNode;
}

/** A list at the left, and at the right the form of what was chosen in it (000 §2, settings page). */
export function ListAndForm({ title, wide = false, adding, actions, list, entered, left = 0, form }: ListAndFormProps) {
  const add = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(
    function enterForm() {
      const form = pane.current;
      if (entered === 0 || !form || focusField(form)) return;
      // Its fields are still read: they have the keyboard once they come, unless somebody took it elsewhere meanwhile.
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
    function goOnWithAnother() {
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

/** The one of a key; as it was last, where somebody else deleted it: what was typed about it still stands. */
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
  /** The name of the form that a session ended over, from `useChosen`, once the list is there without it. */
  gone?: string | null;
}

/** In the place of a form while nothing is chosen, or what was being changed is no longer there. */
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
      <EmptyState text={gone === null ? text : messages.keptOfNone} />
    </Panel>
  );
}
