import type * as z from 'zod/mini';
import type { AnswerOf, Call } from './call.ts';
import { fieldDefaults } from './fallbacks.ts';
import { getProblem, readCode, successCode } from './outcome.ts';
import { lists } from './tolerant.ts';

type Path = readonly PropertyKey[];

/** The internals of a schema that are needed to follow a path. */
interface Inner {
  _zod: {
    def: { shape?: Record<string, Inner>; element?: Inner; innerType?: Inner; in?: Inner; options?: readonly Inner[] };
  };
}

/** Returns the first place of a path where a row can be dropped or a default used. */
function getPlace(schema: Inner, path: Path): { at: Path; row: number } | { at: Path; value: unknown } | null {
  let current: Inner | undefined = schema;
  for (const [depth, key] of path.entries()) {
    while (current && !current._zod.def.shape && !current._zod.def.element) {
      const { innerType, in: input }: Inner['_zod']['def'] = current._zod.def;
      current = innerType ?? input;
    }
    if (!current) return null;
    const at = path.slice(0, depth);
    if (typeof key === 'number' && lists.has(current)) return { at, row: key };
    const values = fieldDefaults.get(current);
    if (values && typeof key === 'string') return { at: path.slice(0, depth + 1), value: values[key] };
    current = typeof key === 'number' ? current._zod.def.element : current._zod.def.shape?.[String(key)];
  }
  return null;
}

const inside = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], body);

/** An answer without its unreadable parts. */
interface Tolerated {
  body: unknown;
  /** Number of dropped rows. */
  unread: number;
}

/**
 * Drops unreadable rows of an answer, and sets defaults of fields.
 * @returns null if other parts are wrong, or if none of several rows is left
 */
function tolerate(schema: z.ZodMiniType, body: unknown, issues: readonly { path: Path }[]): Tolerated | null {
  const left = structuredClone(body);
  const missing = new Map<string, { list: unknown[]; rows: Set<number> }>();
  for (const { path } of issues) {
    const place = getPlace(schema as unknown as Inner, path);
    if (!place) return null;
    if ('value' in place) {
      const owner = inside(left, place.at.slice(0, -1)) as Record<PropertyKey, unknown>;
      owner[place.at.at(-1) ?? ''] = place.value;
      continue;
    }
    const list = inside(left, place.at) as unknown[];
    const known = missing.get(place.at.join('.')) ?? { list, rows: new Set() };
    missing.set(place.at.join('.'), { list, rows: known.rows.add(place.row) });
  }
  let droppedRows = 0;
  for (const { list, rows } of missing.values()) {
    if (rows.size === list.length) return null;
    droppedRows += rows.size;
    list.splice(0, list.length, ...list.filter((_, row) => !rows.has(row)));
  }
  return { body: left, unread: droppedRows };
}

/** The readable part of an answer. */
export interface Rest<Answer> {
  value: Answer;
  /** Dropped rows; 0 if only defaults were used. */
  rows: number;
  /** Violations by place: field names and types, never values. */
  problem: string;
}

/**
 * Reads a successful answer that partly breaks the contract: lists without unreadable rows, objects with defaults.
 * Separate from `readAnswer`, because it is rarely needed.
 * @returns null if other parts are wrong, or if none of several rows is left
 */
export function readRest<C extends Call>(call: C, body: unknown): Rest<AnswerOf<C>> | null {
  if (readCode(call, body)?.code !== successCode(call)) return null;
  const answer = call.answer.safeParse(body);
  if (answer.success) return null;
  const tolerated = tolerate(call.answer, body, answer.error.issues);
  const rest = tolerated && call.answer.safeParse(tolerated.body);
  if (!rest?.success) return null;
  const problem = getProblem(call, answer.error.issues);
  return { value: rest.data as AnswerOf<C>, rows: tolerated?.unread ?? 0, problem };
}
