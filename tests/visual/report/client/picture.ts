import type { Box } from '../../box.ts';
import type { Card, CardPair, Picture } from '../model.ts';
import { el } from './dom.ts';

export const getImage = ({ hash }: Picture) => `images/${hash}.png`;
export const getOverlay = ({ base, head }: CardPair) => `images/${base?.hash}-${head?.hash}.png`;

const SMALLEST = 440;
const MARGIN = 48;

/** The part of a picture that shows a change with something around it, in the shape of a thumbnail. */
export function getFrame(box: Box | undefined, { width, height }: Picture, shape: number): Box {
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

/** An image that shows a part of itself in whatever room there is. */
export function cropped(src: string, picture: Picture, frame: Box, className = ''): HTMLImageElement {
  const style = [
    `width:${(picture.width / frame.width) * 100}%`,
    // Its height is said too: a picture that is not there yet would lie outside its frame and never be fetched.
    `height:${(picture.height / frame.height) * 100}%`,
    `left:${(-frame.x / frame.width) * 100}%`,
    `top:${(-frame.y / frame.height) * 100}%`,
  ].join(';');
  return el('img', { src, class: className, style, decoding: 'async', alt: '', draggable: 'false' });
}

export const SHAPE = 16 / 10;

/** A small picture of one combination; under the pointer it shows what was before. */
export function thumbnail(card: Card, { base, head, changed, box }: CardPair): HTMLElement {
  const shown = head ?? base;
  if (!shown) return el('span', { class: 'thumb__none' });
  const frame = getFrame(box ?? card.box, shown, SHAPE);
  const after = cropped(getImage(shown), shown, frame, 'thumb__after');
  const before = changed && base && head ? cropped(getImage(base), base, frame, 'thumb__before') : null;
  for (const image of [after, before]) image?.setAttribute('loading', 'lazy');
  return el('span', { class: 'thumb__frame' }, after, before);
}
