import { useEffect, useEffectEvent } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';
import { captureFields, type FieldsBefore, restoreFields } from '#keyboard/scanner/fieldsBefore.ts';
import {
  END_TIMEOUT_MS,
  endOf,
  type HandledKey,
  handleKey,
  NO_SCAN,
  type Run,
  type Verdict,
} from '#keyboard/scanner/scan.ts';
import { getAltKey, getScannerKey, isAltDigit } from './scannerKey.ts';
import { notifyScanReverted } from './scanReverted.ts';
import { getScanPlace } from './slowScan.ts';

/** Simulates a key for type-ahead, which listens at the window; nothing else receives it. */
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

export interface BarcodeScannerOptions {
  /** Returns whether scans into `target` are handled. Default: all. */
  accepts?(target: EventTarget | null): boolean;
  /** Called for a key that may start a scan. @returns function that reverts the effect of its first keys */
  onStart(): () => void;
  /** Returns true during a prompt of ordering, when type-ahead stores single characters. */
  isPromptOpen(): boolean;
  /** Judges keys at a slow scanner's pace that go to `target`. */
  classify(text: string, target: EventTarget | null): Verdict;
  /** Called with a code as the scanner sent it. */
  onCode(text: string): void;
}

/** Page state before a run of keys. */
interface Before {
  fields: FieldsBefore;
  revert(): void;
  /** Number of keys passed before. */
  passed: number;
  /** Time of the first key. */
  at: number;
}

/**
 * Handles scans with focus anywhere: scanned keys are consumed, and those passed before recognition are reverted. Human
 * keys pass at once, unchanged (ruling 66).
 */
export function useBarcodeScanner({
  accepts = () => true,
  onStart,
  isPromptOpen,
  classify,
  onCode,
}: BarcodeScannerOptions): void {
  const isAccepted = useEffectEvent(accepts);
  const start = useEffectEvent(onStart);
  const hasOpenPrompt = useEffectEvent(isPromptOpen);
  const checkKeys = useEffectEvent(classify);
  const reportCode = useEffectEvent(onCode);
  useEffect(function listenForScans() {
    let scan = NO_SCAN;
    let timer = 0;
    const before: Partial<Record<Run, Before>> = {};
    /** Keys passed before recognition. */
    let passed: KeyboardEvent[] = [];
    let altDigits = '';
    /** Code already ended by silence. */
    let reportedCode: string | null = null;
    let sending = false;

    /** Key of digits typed with Alt; null until complete. */
    const getScanKey = (event: KeyboardEvent) => {
      altDigits = isAltDigit(event) ? altDigits + event.key : '';
      return altDigits === '' ? getScannerKey(event) : getAltKey(altDigits);
    };
    const swallow = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const recordRuns = (runs: readonly Run[], at: number) => {
      if (runs.length === 0) return;
      reportedCode = null;
      if (runs.includes('slow')) passed = [];
      const now = { fields: captureFields(), revert: start(), passed: passed.length, at };
      for (const run of runs) before[run] = now;
    };
    const restore = (run: Run) => {
      const recorded = before[run];
      if (!recorded) return;
      // Removes characters stored for the search, and forgets keys stored for a price.
      const preventedKeys = passed.splice(recorded.passed).filter((event) => event.defaultPrevented);
      sending = true;
      if (hasOpenPrompt()) for (const _ of preventedKeys) press('Backspace');
      else if (preventedKeys.length > 0) press('Escape');
      sending = false;
      restoreFields(recorded.fields);
      recorded.revert();
      notifyScanReverted(recorded.at);
      before.fast = recorded;
    };
    const end = (code: string) => {
      clearTimeout(timer);
      reportedCode = code;
      // A character may have waited for a hidden search.
      if (before.fast) restoreFields(before.fast.fields);
      reportCode(code);
    };
    const applyResult = ({ recognised, code }: Pick<HandledKey, 'recognised' | 'code'>) => {
      if (code !== undefined && code === reportedCode) return;
      if (recognised) restore(recognised);
      if (code !== undefined) end(code);
    };
    const endAfterSilence = (target: EventTarget | null) => {
      const ending = () => endOf(scan, (text) => checkKeys(text, target));
      clearTimeout(timer);
      if (!ending()) return;
      timer = window.setTimeout(() => {
        const ended = ending();
        if (!ended) return;
        scan = ended.scan;
        applyResult(ended);
      }, END_TIMEOUT_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Ignores simulated keys.
      if (sending || !isAccepted(event.target)) return;
      const key = getScanKey(event);
      if (key === null) {
        if (scan.state === 'sure' && altDigits !== '') swallow(event);
        return;
      }
      const { target } = event;
      const acceptsText = getScanPlace(target) !== 'none';
      const received = handleKey(scan, { at: event.timeStamp, key }, (text) => checkKeys(text, target), acceptsText);
      scan = received.scan;
      if (received.claimed) swallow(event);
      applyResult(received);
      if (!received.claimed) {
        recordRuns(received.starts, event.timeStamp);
        passed.push(event);
      }
      endAfterSilence(target);
    };
    const first = getFirstListeners();
    first.add(onKeyDown);
    return () => {
      clearTimeout(timer);
      first.delete(onKeyDown);
    };
  }, []);
}
