import { useEffect, useEffectEvent } from 'react';
import { END_TIMEOUT_MS, endOf, type HandledKey, handleKey, NO_SCAN, type Run, type Verdict } from '#keyboard/burst.ts';
import { type FieldsBefore, noteFields, putBack } from '#keyboard/fieldsBefore.ts';
import { firstListeners } from '#keyboard/firstListeners.ts';
import { getAltKey, getScannerKey, isAltDigit } from './scannerKey.ts';
import { notifyScanReverted } from './scanTakenBack.ts';
import { getScanPlace } from './slowScan.ts';

/** Keys for those who keep what is pressed ahead: they listen at the window, and nothing else hears what is sent there. */
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

export interface BarcodeScannerOptions {
  /** Whether a scan is heard that goes to `target`; by default wherever it goes. */
  accepts?(target: EventTarget | null): boolean;
  /** A key that may be a scanner's first. @returns what takes back whatever its first keys begin on the page */
  onStart(): () => void;
  /** Whether a question of ordering is asked: what is pressed ahead is kept letter by letter then. */
  isAsked(): boolean;
  /** What keys at a slow scanner's pace are, when one of them goes to `target`. */
  classify(text: string, target: EventTarget | null): Verdict;
  /** A code, as the scanner sent it. */
  onCode(text: string): void;
}

/** What the page was before the keys of a run. */
interface Before {
  fields: FieldsBefore;
  takeBack(): void;
  /** How many keys had passed. */
  passed: number;
  /** When the first key was pressed. */
  at: number;
}

/**
 * Hears scanners wherever the keyboard is: a scanner's keys are nobody's typing, and those that came before it was
 * recognised are taken back. Keys of people pass, at once and unchanged (ruling 66).
 */
export function useBarcodeScanner({
  accepts = () => true,
  onStart,
  isAsked,
  classify,
  onCode,
}: BarcodeScannerOptions): void {
  const isAccepted = useEffectEvent(accepts);
  const start = useEffectEvent(onStart);
  const asked = useEffectEvent(isAsked);
  const judged = useEffectEvent(classify);
  const tell = useEffectEvent(onCode);
  useEffect(function listenForScans() {
    let scan = NO_SCAN;
    let timer = 0;
    const before: Partial<Record<Run, Before>> = {};
    /** Keys that passed before the scanner was recognised. */
    let passed: KeyboardEvent[] = [];
    let altDigits = '';
    /** The code that a silence has ended already. */
    let told: string | null = null;
    let sending = false;

    /** The key, where figures with Alt are one: null until they are whole. */
    const getCharacter = (event: KeyboardEvent) => {
      altDigits = isAltDigit(event) ? altDigits + event.key : '';
      return altDigits === '' ? getScannerKey(event) : getAltKey(altDigits);
    };
    const swallow = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const note = (runs: readonly Run[], at: number) => {
      if (runs.length === 0) return;
      told = null;
      if (runs.includes('slow')) passed = [];
      const now = { fields: noteFields(), takeBack: start(), passed: passed.length, at };
      for (const run of runs) before[run] = now;
    };
    const restore = (run: Run) => {
      const then = before[run];
      if (!then) return;
      // What is kept for the search loses its letters one by one; what was pressed for a price is forgotten.
      const kept = passed.splice(then.passed).filter((event) => event.defaultPrevented);
      sending = true;
      if (asked()) for (const _ of kept) press('Backspace');
      else if (kept.length > 0) press('Escape');
      sending = false;
      putBack(then.fields);
      then.takeBack();
      notifyScanReverted(then.at);
      before.fast = then;
    };
    const end = (code: string) => {
      clearTimeout(timer);
      told = code;
      // A letter may have waited for a search that had to come into sight.
      if (before.fast) putBack(before.fast.fields);
      tell(code);
    };
    const settle = ({ recognised, code }: Pick<HandledKey, 'recognised' | 'code'>) => {
      if (code !== undefined && code === told) return;
      if (recognised) restore(recognised);
      if (code !== undefined) end(code);
    };
    const endInSilence = (target: EventTarget | null) => {
      const ending = () => endOf(scan, (text) => judged(text, target));
      clearTimeout(timer);
      if (!ending()) return;
      timer = window.setTimeout(() => {
        const ended = ending();
        if (!ended) return;
        scan = ended.scan;
        settle(ended);
      }, END_TIMEOUT_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // What is sent to those who keep keys is no key of anybody.
      if (sending || !isAccepted(event.target)) return;
      const key = getCharacter(event);
      if (key === null) {
        if (scan.state === 'sure' && altDigits !== '') swallow(event);
        return;
      }
      const { target } = event;
      const acceptsText = getScanPlace(target) !== 'none';
      const heard = handleKey(scan, { at: event.timeStamp, key }, (text) => judged(text, target), acceptsText);
      scan = heard.scan;
      if (heard.claimed) swallow(event);
      settle(heard);
      if (!heard.claimed) {
        note(heard.starts, event.timeStamp);
        passed.push(event);
      }
      endInSilence(target);
    };
    const first = firstListeners();
    first.add(onKeyDown);
    return () => {
      clearTimeout(timer);
      first.delete(onKeyDown);
    };
  }, []);
}
