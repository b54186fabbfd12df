/** A crop: a square that the picture always covers, at any rotation. */
export interface Crop {
  /** Centre of the square in the picture's pixels. */
  x: number;
  y: number;
  /** 1 shows the maximum square, 3 a third of it. */
  zoom: number;
  /** Degrees clockwise, 0 to 360. */
  rotation: number;
}

/** A picture's own size in pixels. */
export interface Size {
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 3, step: 0.1 } as const;
export const ROTATION = { min: 0, max: 360, step: 1 } as const;

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum);

/** Returns the extent of a unit square along the axes of a rotated picture: 1 upright, √2 at 45°. */
const getReach = (rotation: number) => {
  const angle = (rotation * Math.PI) / 180;
  return Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle));
};

/** Returns the pixels of the square per pixel of the picture. */
export const getScale = ({ width, height }: Size, { zoom, rotation }: Crop, side: number): number =>
  (side / Math.min(width, height)) * zoom * getReach(rotation);

/** Returns the nearest crop inside the picture and its ranges. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(Math.round(crop.zoom * 10) / 10, ZOOM.min, ZOOM.max);
  const rotation = clamp(Math.round(crop.rotation), ROTATION.min, ROTATION.max);
  const half = Math.min(size.width, size.height) / (2 * zoom);
  return {
    zoom,
    rotation,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  };
}

/** Returns the centred crop over the full shorter side. */
export const initialCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1, rotation: 0 });

/**
 * Returns the crop after moving its square.
 * @param dx pixels of the square to the right
 * @param side of the square, in the same pixels
 */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number, side: number): Crop {
  const scale = getScale(size, crop, side);
  const angle = (-crop.rotation * Math.PI) / 180;
  const across = (dx * Math.cos(angle) - dy * Math.sin(angle)) / scale;
  const down = (dx * Math.sin(angle) + dy * Math.cos(angle)) / scale;
  return clampCrop(size, { ...crop, x: crop.x - across, y: crop.y - down });
}

/** Draws the crop onto a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = canvas.width;
  const scale = getScale(picture, crop, side);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate(side / 2, side / 2);
  context.rotate((crop.rotation * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(picture, -crop.x, -crop.y);
}

/** Qualities tried in order until the size fits; the last is accepted for any picture. */
const JPEG_QUALITIES = [0.9, 0.75, 0.6, 0.45, 0.3] as const;

/**
 * Returns the first picture of at most so many bytes; the last one if none fits.
 * @param make encodes with a quality, 0 to 1; null if the browser cannot
 */
export async function smallEnough(
  make: (quality: number) => Promise<Blob | null>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Blob | null> {
  let made: Blob | null = null;
  for (const quality of JPEG_QUALITIES) {
    made = await make(quality);
    if (made === null || made.size <= maxBytes) return made;
  }
  return made;
}

/**
 * Returns the crop as a new JPEG with pixels only, without location or camera metadata.
 * @param side of the result, in pixels
 * @param maxBytes maximum size: quality is reduced to fit
 * @throws if the browser cannot encode one
 */
export async function cropToJpeg(picture: ImageBitmap, crop: Crop, side = 512, maxBytes?: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  const blob = await smallEnough(
    (quality) => new Promise((made) => canvas.toBlob(made, 'image/jpeg', quality)),
    maxBytes,
  );
  if (blob?.type !== 'image/jpeg') throw new Error('The picture could not be made into a JPEG.');
  return blob;
}
