import type { Box } from '../../box.ts';
import type { CardPair, Picture } from '../model.ts';
import { el } from './dom.ts';
import { cropped, getFrame, getImage, getOverlay, SHAPE } from './picture.ts';

/** Comparison modes in the order of their keys. */
export const COMPARISON_MODES = [
  ['beside', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Difference'],
] as const;
export type Way = (typeof COMPARISON_MODES)[number][0];

/** Zoom levels: around the change, the full picture, or actual pixels. */
export const ZOOMS = [
  ['change', 'Around the change'],
  ['whole', 'Whole'],
  ['pixels', 'Full size'],
] as const;
export type Zoom = (typeof ZOOMS)[number][0];

const BLINK_MS = 700;

type Sheet = (src: string, screenshot: Picture) => HTMLElement;

/** Positions pictures so that equal parts have equal screen positions. */
function positionPictures(zoom: Zoom, frame: Box): Sheet {
  return (src, screenshot) => {
    const style = `aspect-ratio:${frame.width} / ${frame.height};${zoom === 'pixels' ? `width:${frame.width}px` : ''}`;
    return el('div', { class: 'sheet', style }, cropped(src, screenshot, frame));
  };
}

const captioned = (words: string, ...content: Node[]) =>
  el(
    'figure',
    { class: 'viewer__side' },
    el('figcaption', {}, words),
    el('div', { class: 'viewer__sheet' }, ...content),
  );
const note = (text: string) => el('p', { class: 'viewer__none' }, text);

function slider(before: HTMLElement, after: HTMLElement): HTMLElement {
  before.classList.add('slider__before');
  const stage = el('div', { class: 'slider' }, after, before);
  const move = (event: Event) => stage.style.setProperty('--at', `${(event.target as HTMLInputElement).value}%`);
  const range = { type: 'range', min: 0, max: 100, step: 0.5, value: 50, 'aria-label': 'Before and after' };
  stage.append(el('input', { ...range, oninput: move }));
  return captioned('Before on the left, after on the right', stage);
}

function blink(before: HTMLElement, after: HTMLElement): HTMLElement {
  const stage = el('div', { class: 'blink' }, before, after);
  const whole = captioned('After', stage);
  const words = whole.querySelector('figcaption');
  const timer = setInterval(() => {
    if (!stage.isConnected) return clearInterval(timer);
    const isBefore = stage.classList.toggle('blink--before');
    if (words) words.textContent = isBefore ? 'Before' : 'After';
  }, BLINK_MS);
  return whole;
}

function difference(pair: CardPair, head: Picture, sheet: Sheet): HTMLElement {
  if (!pair.overlay) return captioned('Difference', note('The pictures are of different size.'));
  return captioned(`${(pair.pixels ?? 0).toLocaleString('en')} pixels differ`, sheet(getOverlay(pair), head));
}

/** Returns a pair of pictures in a comparison mode. */
export function getStage(pair: CardPair, way: Way, zoom: Zoom): HTMLElement[] {
  const { base, head } = pair;
  const shown = head ?? base;
  if (!shown) return [];
  const height = Math.max(base?.height ?? 0, head?.height ?? 0);
  const whole = { x: 0, y: 0, width: Math.max(base?.width ?? 0, head?.width ?? 0), height };
  const sheet = positionPictures(zoom, zoom === 'change' && pair.box ? getFrame(pair.box, shown, SHAPE) : whole);
  if (!base || !head) {
    const [words, other] = head ? ['After', 'It did not exist before.'] : ['Before', 'It is gone.'];
    const only = captioned(words, sheet(getImage(shown), shown));
    return head ? [captioned('Before', note(other)), only] : [only, captioned('After', note(other))];
  }
  if (!pair.changed) return [captioned('Equal', sheet(getImage(head), head))];
  if (way === 'difference') return [difference(pair, head, sheet)];
  const [before, after] = [sheet(getImage(base), base), sheet(getImage(head), head)];
  if (way === 'slider') return [slider(before, after)];
  if (way === 'blink') return [blink(before, after)];
  return [captioned('Before', before), captioned('After', after)];
}
