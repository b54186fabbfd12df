import { useEffect } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';
import { handleKey, isEnd, NO_SCAN } from '#keyboard/scanner/scan.ts';
import { getScannerKey } from './scannerKey.ts';
import { classifySlowScan, getScanPlace } from './slowScan.ts';
import { useBarcodeScanner } from './useBarcodeScanner.ts';

const acceptsNoText = (target: EventTarget | null) => getScanPlace(target) === 'none';
const isSearch = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('[type="search"], [role="searchbox"]');

/**
 * Prevents scans from pressing anything on pages without code lookup (ruling 66). Outside text, scanned keys are
 * ignored. In text they stay, but end keys confirm nothing. A search receives all keys.
 */
export function ScanGuard() {
  useBarcodeScanner({
    accepts: acceptsNoText,
    onStart: () => () => undefined,
    isPromptOpen: () => false,
    classify: (text) => classifySlowScan(text, 'none'),
    onCode: () => undefined,
  });
  useEffect(function guardTexts() {
    let scan = NO_SCAN;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = getScannerKey(event);
      if (key === null) return;
      if (acceptsNoText(event.target) || isSearch(event.target)) {
        scan = NO_SCAN;
        return;
      }
      const received = handleKey(scan, { at: event.timeStamp, key }, (text) => classifySlowScan(text, 'text'));
      scan = received.scan;
      if (!received.claimed || !isEnd(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const first = getFirstListeners();
    first.add(onKeyDown);
    return () => void first.delete(onKeyDown);
  }, []);
  return null;
}
