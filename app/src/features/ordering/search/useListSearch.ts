import type { MatchType } from '@mortar/contract';
import { useEffect, useState } from 'react';
import type { TypedAhead } from '#keyboard/typeAhead.ts';
import type { ListSearch } from './model/listSearch.ts';

/**
 * The search of a list: what is typed, and what is sought.
 * @param first the field that it begins with
 * @param automatic true where typing searches (ordering_SearchType '0'), false where Enter does ('1')
 */
export function useListSearch<Field extends string>(first: Field, automatic: boolean) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState<ListSearch<Field>>({ text: '', field: first, match: 'Containing' });
  const [jump, setJump] = useState(false);
  /** True while what was typed ahead stands in the box: typing goes on behind it. */
  const [goesOn, setGoesOn] = useState(false);
  const onSearch = (change: Partial<ListSearch<Field>>) => setSearch((before) => ({ ...before, ...change }));
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
    function goToTheListOnceEnterHasResults() {
      if (!jump || !settled) return;
      landed();
      toList();
    },
    [jump, settled, landed, toList],
  );
}
