import type { Box } from '../../box.ts';
import type { Card, CardPair, Picture } from '../model.ts';
import { el } from './dom.ts';

export const getImage = ({ hash }: Picture) => `images/${hash}.png`;
export const getOverlay = ({ base, head }: CardPair) => `images/${base?.hash}-${head?.hash}.png`;

const SMALLEST = 440;
const MARGIN = 48;

/** Returns the part of a picture around a change, in a thumbnail's aspect ratio. */
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

/** Returns an image that shows a part of itself at any size. */
export function cropped(src: string, picture: Picture, frame: Box, className = ''): HTMLImageElement {
  const style = [
    `width:${(picture.width / frame.width) * 100}%`,
    // Sets the height too: an image that is not loaded would lie outside its frame and never load lazily.
    `height:${(picture.height / frame.height) * 100}%`,
    `left:${(-frame.x / frame.width) * 100}%`,
    `top:${(-frame.y / frame.height) * 100}%`,
  ].join(';');
  return el('img', { src, class: className, style, decoding: 'async', alt: '', draggable: 'false' });
}

export const SHAPE = 16 / 10;

/** Returns a thumbnail of one combination; hovering shows the base. */
export function thumbnail(card: Card, { base, head, changed, box }: CardPair): HTMLElement {
  const shown = head ?? base;
  if (!shown) return el('span', { class: 'thumb__none' });
  const frame = getFrame(box ?? card.box, shown, SHAPE);
  const after = cropped(getImage(shown), shown, frame, 'thumb__after');
  const before = changed && base && head ? cropped(getImage(base), base, frame, 'thumb__before') : null;
  for (const image of [after, before]) image?.setAttribute('loading', 'lazy');
  return el('span', { class: 'thumb__frame' }, after, before);
}
