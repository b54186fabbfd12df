// Loaded by `useMotor` after the page; never import it directly.
import { animateValue } from 'framer-motion/dom';
import { motorHooks } from './motorHooks.ts';
import { play } from './play.ts';
import { rowsLeave } from './rowsLeave.ts';
import { readTempo } from './tempo.ts';
import { arrival, entering, leaving, reordering, type Way } from './transitions.ts';

motorHooks.beforeRows = rowsLeave;

/**
 * Animates a number.
 * @param onUpdate receives each intermediate number, also fractions
 * @param onEnd called at the end, also if the theme's duration is 0; not when stopped
 * @returns a function that stops it
 */
export function count(from: number, to: number, onUpdate: (latest: number) => void, onEnd: () => void): () => void {
  const { duration, ease } = entering(readTempo());
  if (from === to || duration <= 0) {
    onEnd();
    return () => {};
  }
  onUpdate(from);
  // This function of framer-motion uses milliseconds, others seconds.
  const times = { duration: duration * 1000, ease: [...ease] as const };
  const counter = animateValue({ keyframes: [from, to], ...times, onUpdate, onComplete: onEnd });
  return () => counter.stop();
}

/**
 * Animates an entering element.
 * @returns a function that ends it at once
 */
export function arrive(element: HTMLElement, way: Way): () => void {
  const tempo = readTempo();
  const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  return play(element, arrival(tempo, way, direction), entering(tempo));
}

/**
 * Fades in an element at its place.
 * @returns a function that ends it at once
 */
export const fadeIn = (element: HTMLElement): (() => void) => play(element, { opacity: [0, 1] }, entering(readTempo()));

/**
 * Animates a row's content to its new place, above rows that give way.
 * @param from its previous position in px downwards; undefined for a new row
 */
export function move(element: HTMLElement, from: number | undefined, to: number): void {
  const row = element.parentElement;
  if (row && (from === undefined || from > to)) row.style.zIndex = '1';
  play(element, reordering(from, to), entering(readTempo()), () => row?.style.removeProperty('z-index'));
}

/**
 * Fades out a copy of an element to be removed. The original is removed at once; the copy can be neither pressed nor
 * read aloud.
 */
export function fadeOutCopy(element: HTMLElement): void {
  const timing = leaving(readTempo());
  if (timing.duration <= 0 || !element.isConnected) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const trace = element.cloneNode(true) as HTMLElement;
  trace.inert = true;
  trace.setAttribute('aria-hidden', 'true');
  // Measured sizes include the page's zoom, written ones do not.
  const zoom = element.currentCSSZoom ?? 1;
  Object.assign(trace.style, {
    position: 'fixed',
    zIndex: '2500',
    margin: '0',
    animation: 'none',
    pointerEvents: 'none',
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
  });
  document.body.append(trace);
  play(trace, { opacity: [1, 0] }, timing, () => trace.remove());
}
