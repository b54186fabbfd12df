import { useEffect, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Returns a check whether a field was edited since the order last changed, in which case it handles undo itself.
 * Earlier input does not count: the search still contains the words of the last line.
 * @param change new value whenever the order changes
 */
export function useTypedSince(change: unknown): (target: EventTarget | null) => boolean {
  /** Values of fields before editing. */
  const before = useRef(new Map<TextField, string>());
  useEffect(
    function restart() {
      void change;
      before.current.clear();
    },
    [change],
  );
  useEffect(function recordValues() {
    const note = ({ target }: Event) => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    };
    addEventListener('beforeinput', note, true);
    return () => removeEventListener('beforeinput', note, true);
  }, []);
  return (target) => isTextField(target) && before.current.has(target) && before.current.get(target) !== target.value;
}
