import { useEffect, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Whether something was typed into a field since the order changed last: then undo and redo there are the field's own.
 * What was typed before is of no interest any more: the search still holds the words of a line that was just added.
 * @param change another one each time the order changes
 */
export function useTypedSince(change: unknown): (target: EventTarget | null) => boolean {
  /** What fields held before something was typed into them. */
  const before = useRef(new Map<TextField, string>());
  useEffect(
    function restart() {
      void change;
      before.current.clear();
    },
    [change],
  );
  useEffect(function noteWhatFieldsHeld() {
    const note = ({ target }: Event) => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    };
    addEventListener('beforeinput', note, true);
    return () => removeEventListener('beforeinput', note, true);
  }, []);
  return (target) => isTextField(target) && before.current.has(target) && before.current.get(target) !== target.value;
}
