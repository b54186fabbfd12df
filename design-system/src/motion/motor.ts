// Fetched by `useMotor` behind the page; nobody imports it otherwise.
import { animateValue } from 'framer-motion/dom';
import { added } from './added.ts';
import { play } from './play.ts';
import { rowsLeave } from './rowsLeave.ts';
import { readTempo } from './tempo.ts';
import { arrival, entering, leaving, reordering, type Way } from './transitions.ts';

added.beforeRows = rowsLeave;

/**
 * Counts from one number to another.
 * @param onUpdate gets each number on the way, whole or not
 * @param onEnd is called at the end, also where the theme takes no time; not when it is stopped
 * @returns what stops it
 */
export function count(from: number, to: number, onUpdate: (latest: number) => void, onEnd: () => void): () => void {
  const { duration, ease } = entering(readTempo());
  if (from === to || duration <= 0) {
    onEnd();
    return () => {};
  }
  onUpdate(from);
  // Milliseconds here, and here alone.
  const times = { duration: duration * 1000, ease: [...ease] as const };
  const counter = animateValue({ keyframes: [from, to], ...times, onUpdate, onComplete: onEnd });
  return () => counter.stop();
}

/** Lets an element arrive. @returns what ends it at once */
export function arrive(element: HTMLElement, way: Way): () => void {
  const tempo = readTempo();
  const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  return play(element, arrival(tempo, way, direction), entering(tempo));
}

/** Fades an element in where it stands. @returns what ends it at once */
export const fadeIn = (element: HTMLElement): (() => void) => play(element, { opacity: [0, 1] }, entering(readTempo()));

/**
 * Lets what a row shows go to where the row stands now, over those that give way to it.
 * @param from where it stood before, in px downwards; undefined for what stood nowhere
 */
export function move(element: HTMLElement, from: number | undefined, to: number): void {
  const row = element.parentElement;
  if (row && (from === undefined || from > to)) row.style.zIndex = '1';
  play(element, reordering(from, to), entering(readTempo()), () => row?.style.removeProperty('z-index'));
}

/**
 * Draws once more what is about to be taken away, and fades it: the thing itself goes at once, so that nothing waits for
 * it. What is drawn can be neither pressed nor read aloud.
 */
export function letGo(element: HTMLElement): void {
  const timing = leaving(readTempo());
  if (timing.duration <= 0 || !element.isConnected) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const trace = element.cloneNode(true) as HTMLElement;
  trace.inert = true;
  trace.setAttribute('aria-hidden', 'true');
  // What is measured is drawn, and the page's own zoom counts in what is written.
  const zoom = element.currentCSSZoom ?? 1;
  Object.assign(trace.style, {
    ...{ position: 'fixed', zIndex: '2500', margin: '0', animation: 'none', pointerEvents: 'none' },
    ...{ left: `${left / zoom}px`, top: `${top / zoom}px` },
    ...{ width: `${width / zoom}px`, height: `${height / zoom}px` },
  });
  document.body.append(trace);
  play(trace, { opacity: [1, 0] }, timing, () => trace.remove());
}
