import type { Box } from '../../compare.ts';
import type { Card, CardPair, Picture } from '../model.ts';
import { el } from './dom.ts';

export const imageOf = ({ hash }: Picture) => `images/${hash}.png`;
export const overlayOf = ({ base, head }: CardPair) => `images/${base?.hash}-${head?.hash}.png`;

const SMALLEST = 320;
const MARGIN = 24;

/** The part of a picture that shows a change with something around it, in the shape of a thumbnail. */
export function frameOf(box: Box | undefined, { width, height }: Picture, shape: number): Box {
  if (!box) return { x: 0, y: 0, width, height: width / shape };
  const wide = Math.max(SMALLEST, box.width + 2 * MARGIN, (box.height + 2 * MARGIN) * shape);
  const size = { width: Math.min(wide, Math.max(width, height * shape)), height: 0 };
  size.height = size.width / shape;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const within = (value: number, room: number) => Math.max(0, Math.min(value, Math.max(0, room)));
  return {
    x: within(centre.x - size.width / 2, width - size.width),
    y: within(centre.y - size.height / 2, height - size.height),
    ...size,
  };
}

/** Shows a part of a picture in whatever room there is. */
function cropped(picture: Picture, frame: Box, className: string): HTMLImageElement {
  const style = [
    `width:${(picture.width / frame.width) * 100}%`,
    `left:${(-frame.x / frame.width) * 100}%`,
    `top:${(-frame.y / frame.height) * 100}%`,
  ].join(';');
  return el('img', { src: imageOf(picture), class: className, style, loading: 'lazy', decoding: 'async', alt: '' });
}

export const SHAPE = 16 / 10;

/** A small picture of one combination; under the pointer it shows what was before. */
export function thumbnail(card: Card, pair: CardPair): HTMLElement {
  const shown = pair.head ?? pair.base;
  if (!shown) return el('span', { class: 'thumb__none' });
  const frame = frameOf(card.box, shown, SHAPE);
  const before = pair.changed && pair.base && pair.head ? cropped(pair.base, frame, 'thumb__before') : null;
  return el('span', { class: 'thumb__frame' }, cropped(shown, frame, 'thumb__after'), before);
}
