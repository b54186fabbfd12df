import { useEffect } from 'react';
import { hear, isEnd, NO_BURST } from '#keyboard/burst.ts';
import { firstListeners } from '#keyboard/firstListeners.ts';
import { scannerKeyOf } from './scannerKey.ts';
import { judgeSlowScan, scanPlaceOf } from './slowScan.ts';
import { useBursts } from './useBursts.ts';

const acceptsNoText = (target: EventTarget | null) => scanPlaceOf(target) === 'none';
const isSearch = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('[type="search"], [role="searchbox"]');

/**
 * Keeps a scanner from pressing anything on pages that look no codes up (ruling 66). Where no text is taken, its keys are
 * ignored. What it writes into a text stays, and its end keys confirm nothing. A search gets all of its keys.
 */
export function ScanGuard() {
  useBursts({
    hears: acceptsNoText,
    onBegin: () => () => undefined,
    isAsked: () => false,
    judge: (text) => judgeSlowScan(text, 'none'),
    onCode: () => undefined,
  });
  useEffect(function guardTexts() {
    let burst = NO_BURST;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = scannerKeyOf(event);
      if (key === null) return;
      if (acceptsNoText(event.target) || isSearch(event.target)) {
        burst = NO_BURST;
        return;
      }
      const heard = hear(burst, { at: event.timeStamp, key }, (text) => judgeSlowScan(text, 'text'));
      burst = heard.burst;
      if (!heard.taken || !isEnd(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const first = firstListeners();
    first.add(onKeyDown);
    return () => void first.delete(onKeyDown);
  }, []);
  return null;
}
