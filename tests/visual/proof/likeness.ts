// Measures the similarity of two greyscale pictures without hue, tone and names: position, direction and weight of
// lines, and the rhythm of rows.

/** Lightness of each pixel, 0 to 255, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Compared properties: lists of non-negative numbers. */
export interface StyleSignature {
  /** Amount of edges in each part of the picture. */
  layout: number[];
  /** Directions of lines: horizontal, vertical, and between. */
  directions: number[];
  /** Number of strokes by width in pixels. */
  weights: number[];
  /** Similarity of pixel rows by distance. */
  rhythm: number[];
}

/** Grid of parts: columns and rows. */
const PARTS = { across: 32, down: 18 } as const;
/** Minimum lightness step of an edge; smaller steps are tints. */
const EDGE = 14;
const WIDEST_STROKE = 8;
/** Distances between rows, in pixels. */
const RHYTHM = { from: 12, to: 72 } as const;
const DIRECTIONS = 4;

/** Returns the style signature of a greyscale picture. */
export function getStyleSignature({ width, height, data }: Grey): StyleSignature {
  const layout = Array.from({ length: PARTS.across * PARTS.down }, () => 0);
  const directions = Array.from({ length: DIRECTIONS }, () => 0);
  const weights = Array.from({ length: WIDEST_STROKE }, () => 0);
  const profile = Array.from({ length: height }, () => 0);
  const add = (list: number[], at: number, much = 1) => {
    list[at] = (list[at] ?? 0) + much;
  };
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    let since = 0;
    for (let x = 1; x < width - 1; x += 1) {
      const across = at(x + 1, y) - at(x - 1, y);
      const down = at(x, y + 1) - at(x, y - 1);
      const step = Math.abs(at(x + 1, y) - at(x, y));
      // The distance between two edges: a stroke, or the space between two.
      if (step > EDGE) {
        if (x - since <= WIDEST_STROKE && since > 0) add(weights, x - since - 1);
        since = x;
      }
      if (Math.max(Math.abs(across), Math.abs(down)) <= EDGE) continue;
      const part = Math.floor((y * PARTS.down) / height) * PARTS.across + Math.floor((x * PARTS.across) / width);
      add(layout, part);
      add(profile, y);
      const angle = (Math.atan2(down, across) + Math.PI) % Math.PI;
      add(directions, Math.round((angle / Math.PI) * DIRECTIONS) % DIRECTIONS);
    }
  }
  const mean = profile.reduce((sum, each) => sum + each, 0) / height;
  const rhythm = Array.from({ length: RHYTHM.to - RHYTHM.from }, (_, index) => {
    const lag = RHYTHM.from + index;
    let sum = 0;
    for (let y = 0; y + lag < height; y += 1) sum += ((profile[y] ?? 0) - mean) * ((profile[y + lag] ?? 0) - mean);
    return Math.max(0, sum);
  });
  return { layout, directions, weights, rhythm };
}

/** Returns the differing share of two lists: 0 for equal, 1 for disjoint. */
function unlike(a: readonly number[], b: readonly number[]): number {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0) || 1;
  const [all, others] = [sum(a), sum(b)];
  return a.reduce((apart, each, index) => apart + Math.abs(each / all - (b[index] ?? 0) / others), 0) / 2;
}

const PROPERTIES = ['layout', 'directions', 'weights', 'rhythm'] as const satisfies (keyof StyleSignature)[];

/** Returns the distance of two pictures, 0 to 1: the mean difference of layout, directions, weights and rhythm. */
export const getDistance = (a: StyleSignature, b: StyleSignature): number =>
  PROPERTIES.reduce((sum, property) => sum + unlike(a[property], b[property]), 0) / PROPERTIES.length;
