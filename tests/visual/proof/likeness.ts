// How alike two grey pictures are in what is left without hue, tone and names: where lines stand, which way they run, how
// heavy they are, and in what rhythm rows follow each other.

/** Lightness of each pixel, 0 to 255, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What is compared: each a row of numbers that are not negative. */
export interface Look {
  /** How much is drawn in each part of the picture. */
  layout: number[];
  /** Which way lines run: along, down, and between. */
  directions: number[];
  /** How many strokes have which width, in pixels across. */
  weights: number[];
  /** How alike a row of pixels is to the one so many below it. */
  rhythm: number[];
}

/** Parts of a picture across and down. */
const PARTS = { across: 32, down: 18 } as const;
/** A step of lightness that counts as an edge; less is a tint. */
const EDGE = 14;
const WIDEST_STROKE = 8;
/** Distances between rows, in pixels. */
const RHYTHM = { from: 12, to: 72 } as const;
const DIRECTIONS = 4;

/** What is seen of a picture in grey. */
export function getLook({ width, height, data }: Grey): Look {
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
      // From one edge to the next: what lies between is a stroke, or the room between two.
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

/** The share of two that is not the same: 0 for two alike, 1 for two that share nothing. */
function unlike(one: readonly number[], other: readonly number[]): number {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0) || 1;
  const [all, others] = [sum(one), sum(other)];
  return one.reduce((apart, each, at) => apart + Math.abs(each / all - (other[at] ?? 0) / others), 0) / 2;
}

const PROPERTIES = ['layout', 'directions', 'weights', 'rhythm'] as const satisfies (keyof Look)[];

/** How far two pictures are apart, 0 to 1: the mean of what differs in layout, directions, weights and rhythm. */
export const getDistance = (one: Look, other: Look): number =>
  PROPERTIES.reduce((sum, property) => sum + unlike(one[property], other[property]), 0) / PROPERTIES.length;
