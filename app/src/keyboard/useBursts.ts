import { useEffect, useEffectEvent } from 'react';
import { endOf, GS, hear, NO_BURST } from './burst.ts';
import { type FieldsBefore, noteFields, putBack } from './fieldsBefore.ts';

/** Keys that a scanner holds down for a sign: they are no keys of a code. */
const HELD: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Dead'];

/**
 * A key as the recognition of bursts has it; null for one that says nothing.
 * @param event of which FNC1 comes as Ctrl+] or as the sign itself
 */
function keyOf(event: KeyboardEvent): string | null {
  const { key } = event;
  if (HELD.includes(key)) return null;
  if (key === GS || (event.ctrlKey && (key === ']' || event.code === 'BracketRight'))) return GS;
  const held = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (held || event.isComposing || event.repeat || (key === 'Tab' && event.shiftKey)) return 'other';
  return [...key].length === 1 || key === 'Enter' || key === 'Tab' ? key : 'other';
}

/** Milliseconds after which a code without Enter is taken as it is, on a page that may be busy. */
const UNTOLD = 300;

/** Figures that are typed with Alt make the sign of that number: a scanner's other way to send FNC1. */
const isAltFigure = ({ altKey, code }: KeyboardEvent) => altKey && /^Numpad\d$/.test(code);
const ALT_GS = /^0*29$/;

/** Keys for those who keep what is pressed ahead: they listen at the window, and nothing else hears what is sent there. */
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

export interface BurstOptions {
  /** A key that may be a scanner's first. @returns what takes back whatever its first keys begin on the page */
  onBegin(): () => void;
  /** Whether a question of ordering is asked: what is pressed ahead is kept letter by letter then. */
  isAsked(): boolean;
  /** A code, as the scanner sent it. */
  onCode(text: string): void;
}

/**
 * Hears scanners wherever the keyboard is: a scanner's keys are nobody's typing, and the few that came before it was
 * recognised are taken back. Keys of people pass, at once and unchanged.
 */
export function useBursts({ onBegin, isAsked, onCode }: BurstOptions): void {
  const begin = useEffectEvent(onBegin);
  const asked = useEffectEvent(isAsked);
  const tell = useEffectEvent(onCode);
  useEffect(function hearScanners() {
    let burst = NO_BURST;
    let timer = 0;
    let fields: FieldsBefore | null = null;
    let takeBack: () => void = () => undefined;
    /** Keys that passed before the scanner was recognised. */
    let passed: KeyboardEvent[] = [];
    let altFigures = '';
    /** The code that a silence has ended already. */
    let told: string | null = null;
    let sending = false;

    /** The key, where figures with Alt are one: null until they are whole. */
    const signOf = (event: KeyboardEvent) => {
      altFigures = isAltFigure(event) ? altFigures + event.key : '';
      if (altFigures === '') return keyOf(event);
      return ALT_GS.test(altFigures) ? GS : null;
    };
    const swallow = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const restore = () => {
      // What is kept for the search loses its letters one by one; what was pressed for a price is forgotten.
      const kept = passed.filter((event) => event.defaultPrevented);
      sending = true;
      if (asked()) for (const _ of kept) press('Backspace');
      else if (kept.length > 0) press('Escape');
      sending = false;
      if (fields) putBack(fields);
      takeBack();
    };
    const end = (code: string) => {
      clearTimeout(timer);
      if (code === told) return;
      told = code;
      // A letter may have waited for a search that had to come into sight.
      if (fields) putBack(fields);
      tell(code);
    };
    // The scanner is still known: what a busy page hears late of it is nobody's either, and makes its code whole.
    const endInSilence = () => {
      timer = window.setTimeout(() => {
        const code = endOf(burst);
        if (code !== null) end(code);
      }, UNTOLD);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // What is sent to those who keep keys is no key of anybody.
      if (sending) return;
      const key = signOf(event);
      if (key === null) {
        if (burst.sure && altFigures !== '') swallow(event);
        return;
      }
      const heard = hear(burst, { at: event.timeStamp, key });
      burst = heard.burst;
      if (heard.code !== undefined) end(heard.code);
      if (heard.is === 'begin') {
        told = null;
        passed = [];
        fields = noteFields();
        takeBack = begin();
      }
      if (heard.is === 'begin' || heard.is === 'pass') {
        passed.push(event);
        return;
      }
      swallow(event);
      clearTimeout(timer);
      if (heard.is === 'recognised') restore();
      if (burst.sure) endInSilence();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
