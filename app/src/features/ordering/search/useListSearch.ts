import type { MatchType } from '@mortar/contract';
import { useEffect, useMemo, useState } from 'react';
import type { TypedAhead } from '#keyboard/typeAhead/typeAhead.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { messages } from './messages.ts';
import type { ListSearch } from './model/listSearch.ts';
import { searchOptions } from './model/searchOptions.ts';

export interface ListSearchOptions<Field extends string> {
  /** Key of the stored options. */
  name: string;
  /** Initial field. */
  first: Field;
  /** Fields with labels. */
  fields: Readonly<Record<Field, string>>;
  /** True if typing searches (ordering_SearchType '0'), false if Enter does ('1'). */
  automatic: boolean;
}

/** Controls a list's search: typed text, search text and stored options. */
export function useListSearch<Field extends string>({ name, first, fields, automatic }: ListSearchOptions<Field>) {
  const [text, setText] = useState('');
  const [starts] = useState({ field: first, match: 'Containing' as MatchType });
  const [options, chooseOptions] = useRememberedValue(`search ${name}`, starts, (stored) =>
    searchOptions(stored, starts, { field: fields, match: messages.matches }),
  );
  const [soughtText, seek] = useState('');
  const search = useMemo((): ListSearch<Field> => ({ text: soughtText, ...options }), [soughtText, options]);
  const [jump, setJump] = useState(false);
  /** True while the box contains type-ahead text, so that typing continues it. */
  const [continuesTyping, setContinuesTyping] = useState(false);
  const onSearch = ({ text: next, ...change }: Partial<ListSearch<Field>>) => {
    if (next !== undefined) seek(next);
    if (Object.keys(change).length > 0) chooseOptions({ ...options, ...change });
  };
  return {
    search,
    /** Props of the search box. */
    box: {
      text,
      continuesTyping,
      automatic,
      field: search.field,
      onSearch,
      onText(next: string) {
        setContinuesTyping(false);
        setText(next);
      },
      onEnter: () => setJump(true),
    },
    onMatch: (match: MatchType) => onSearch({ match }),
    /** Inserts text typed while the box could not have focus. */
    type({ text: typed, entered }: TypedAhead) {
      setContinuesTyping(true);
      setText(typed);
      if (automatic || entered) onSearch({ text: typed });
      setJump(entered);
    },
    /** True after Enter, until the list has focus. */
    jump,
    landed: () => setJump(false),
  };
}

/** Focuses the list once the results of Enter have loaded. */
export function useJumpToList(
  { jump, landed: onListFocused }: Pick<ReturnType<typeof useListSearch>, 'jump' | 'landed'>,
  settled: boolean,
  toList: () => void,
): void {
  useEffect(
    function focusListOnceResultsArrive() {
      if (!jump || !settled) return;
      onListFocused();
      toList();
    },
    [jump, settled, onListFocused, toList],
  );
}
