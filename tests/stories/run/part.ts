import { createHash } from 'node:crypto';

/** One part of several, as `3/8` says it. */
interface Part {
  part: number;
  of: number;
}

/** @returns null for what is no part of several */
export function readPart(text: string | undefined): Part | null {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text ?? '') ?? []).map(Number);
  return part >= 1 && part <= of ? { part, of } : null;
}

/** Whether something belongs to a part: always the same one, whatever there is besides. */
export function isInPart(name: string, { part, of }: Part): boolean {
  return createHash('sha256').update(name).digest().readUInt32BE() % of === part - 1;
}
