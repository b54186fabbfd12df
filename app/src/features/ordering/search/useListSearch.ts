import type { MatchType } from '@mortar/contract';
import { useEffect, useMemo, useState } from 'react';
import type { TypedAhead } from '#keyboard/typeAhead.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { messages } from './messages.ts';
import type { ListSearch } from './model/listSearch.ts';
import { searchOptions } from './model/searchOptions.ts';

export interface ListSearchOptions<Field extends string> {
  /** Under which its options are remembered. */
  name: string;
  /** The field that it begins with. */
  first: Field;
  /** The fields, with their labels. */
  fields: Readonly<Record<Field, string>>;
  /** True where typing searches (ordering_SearchType '0'), false where Enter does ('1'). */
  automatic: boolean;
}

/** The search of a list: what is typed, and what is sought; how it searches is as the person left it. */
export function useListSearch<Field extends string>({ name, first, fields, automatic }: ListSearchOptions<Field>) {
  const [text, setText] = useState('');
  const [starts] = useState({ field: first, match: 'Containing' as MatchType });
  const [options, chooseOptions] = useRememberedValue(`search ${name}`, starts, (stored) =>
    searchOptions(stored, starts, { field: fields, match: messages.matches }),
  );
  const [soughtText, seek] = useState('');
  const search = useMemo((): ListSearch<Field> => ({ text: soughtText, ...options }), [soughtText, options]);
  const [jump, setJump] = useState(false);
  /** True while what was typed ahead stands in the box: typing goes on behind it. */
  const [goesOn, setGoesOn] = useState(false);
  const onSearch = ({ text: next, ...change }: Partial<ListSearch<Field>>) => {
    if (next !== undefined) seek(next);
    if (Object.keys(change).length > 0) chooseOptions({ ...options, ...change });
  };
  return {
    search,
    /** What the search box takes. */
    box: {
      text,
      goesOn,
      automatic,
      field: search.field,
      onSearch,
      onText(next: string) {
        setGoesOn(false);
        setText(next);
      },
      onEnter: () => setJump(true),
    },
    onMatch: (match: MatchType) => onSearch({ match }),
    /** Takes what was typed while the box could not have the keyboard. */
    type({ text: typed, entered }: TypedAhead) {
      setGoesOn(true);
      setText(typed);
      if (automatic || entered) onSearch({ text: typed });
      setJump(entered);
    },
    /** Enter was pressed: the list takes the keyboard once its results are there. */
    jump,
    landed: () => setJump(false),
  };
}

/** Gives the list the keyboard once what Enter searched for is there. */
export function useJumpToList(
  { jump, landed }: Pick<ReturnType<typeof useListSearch>, 'jump' | 'landed'>,
  settled: boolean,
  toList: () => void,
): void {
  useEffect(
    function focusListOnceResultsArrive() {
      if (!jump || !settled) return;
      landed();
      toList();
    },
    [jump, settled, landed, toList],
  );
}
