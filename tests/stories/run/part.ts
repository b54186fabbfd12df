import { createHash } from 'node:crypto';

/** One part of several, such as `3/8`. */
interface Part {
  part: number;
  of: number;
}

/**
 * Parses a part.
 * @returns null if the text is invalid
 */
export function readPart(text: string | undefined): Part | null {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text ?? '') ?? []).map(Number);
  return part >= 1 && part <= of ? { part, of } : null;
}

/** Returns whether a name belongs to a part; independent of the other names. */
export function isInPart(name: string, { part, of }: Part): boolean {
  return createHash('sha256').update(name).digest().readUInt32BE() % of === part - 1;
}
