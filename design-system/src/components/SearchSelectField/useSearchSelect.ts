import { type KeyboardEvent, useMemo, useState } from 'react';
import { filterOptions, indexOptions, nextEnabled, type SearchOption } from './options.ts';

/** Maximum number of options rendered; longer lists are narrowed by searching. */
const MAX_OPTIONS = 100;
const PAGE = 10;

interface SearchSelect<T extends string> {
  options: readonly SearchOption<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
  onSearch?: ((text: string) => void) | undefined;
  loading: boolean;
  clearable: boolean;
  locked: boolean;
}

/** State and keyboard handling of a searchable select. */
export const useSearchSelect = <T extends string>(of: SearchSelect<T>) => {
  const { options, value, onChange, onSearch, loading, clearable, locked } = of;
  const [open, setOpen] = useState(false);
  /** `null` while the selected option's label is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Option reached with arrow keys; otherwise the active option follows from the typed text. */
  const [moved, setMoved] = useState<T | null>(null);

  const index = useMemo(() => indexOptions(options), [options]);
  const found = useMemo(
    () => (open ? filterOptions(index, onSearch ? '' : (typed ?? '')) : []),
    [open, index, onSearch, typed],
  );
  const shown = useMemo(() => found.slice(0, MAX_OPTIONS), [found]);
  const place = (of: T | null) => shown.findIndex((option) => option.value === of);
  const movedTo = place(moved);
  // No option is preselected while results for the typed text are loading.
  const proposed = typed ? (loading ? -1 : nextEnabled(shown, 0, 1)) : typed === null ? place(value) : -1;
  const active = movedTo >= 0 ? movedTo : proposed;

  const close = () => {
    setOpen(false);
    setTyped(null);
    setMoved(null);
  };
  const search = (text: string) => {
    setTyped(text);
    setMoved(null);
    setOpen(true);
    onSearch?.(text);
  };
  const show = () => {
    if (locked || open) return;
    setOpen(true);
    onSearch?.('');
  };
  const choose = (option: SearchOption<T> | undefined) => {
    if (!option || option.disabled) return;
    if (option.value !== value) onChange(option.value);
    close();
  };
  /** On leaving, selects the highlighted option, clears the value if the text was emptied, or else keeps it. */
  const leave = () => {
    if (!open) return;
    const emptied = typed === '' && moved === null && clearable && value !== null;
    if (emptied) onChange(null);
    close();
  };
  const go = (to: number, by: 1 | -1) => {
    const at = nextEnabled(shown, to, by);
    const option = shown[at];
    if (option) setMoved(option.value);
  };

  const moves: Record<string, () => void> = {
    ArrowDown: () => go(active + 1, 1),
    ArrowUp: () => (active < 0 ? go(shown.length - 1, -1) : go(active - 1, -1)),
    PageDown: () => go(active + PAGE, active + PAGE < shown.length ? 1 : -1),
    PageUp: () => go(active - PAGE, active - PAGE >= 0 ? -1 : 1),
    Home: () => go(0, 1),
    End: () => go(shown.length - 1, -1),
    Enter: () => {
      if (active >= 0) choose(shown[active]);
      else if (typed === '') leave();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || locked) return;
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.key === 'Tab' && open) {
      if (typed || moved !== null) choose(shown[active]);
      leave();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.altKey && arrow) {
      if (event.key === 'ArrowDown') show();
      else if (open && active >= 0) choose(shown[active]);
      else close();
    } else if (!open && arrow) show();
    else if (open && moves[event.key]) moves[event.key]?.();
    else return;
    event.preventDefault();
  };

  return {
    open,
    typed,
    shown,
    more: found.length - shown.length,
    active,
    close,
    search,
    show,
    choose,
    leave,
    onKeyDown,
  };
};
