import type * as z from 'zod/mini';
import type { AnswerOf, Call } from './call.ts';
import { getProblem, readCode, successCode } from './outcome.ts';
import { standIns } from './standIns.ts';
import { lists } from './tolerant.ts';

type Path = readonly PropertyKey[];

/** A schema as far as a path is followed through it. */
interface Inner {
  _zod: {
    def: { shape?: Record<string, Inner>; element?: Inner; innerType?: Inner; in?: Inner; options?: readonly Inner[] };
  };
}

/** The places of a path at which something may be left out or stood in for: the first of them. */
function getPlace(schema: Inner, path: Path): { at: Path; row: number } | { at: Path; value: unknown } | null {
  let here: Inner | undefined = schema;
  for (const [depth, key] of path.entries()) {
    while (here && !here._zod.def.shape && !here._zod.def.element) {
      const { innerType, in: input }: Inner['_zod']['def'] = here._zod.def;
      here = innerType ?? input;
    }
    if (!here) return null;
    const at = path.slice(0, depth);
    if (typeof key === 'number' && lists.has(here)) return { at, row: key };
    const values = standIns.get(here);
    if (values && typeof key === 'string') return { at: path.slice(0, depth + 1), value: values[key] };
    here = typeof key === 'number' ? here._zod.def.element : here._zod.def.shape?.[String(key)];
  }
  return null;
}

const inside = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], body);

/** What an answer holds without what could not be read. */
interface Tolerated {
  body: unknown;
  /** How many rows are missing. */
  unread: number;
}

/**
 * Leaves out of an answer the rows that cannot be read, and gives fields their stand-ins.
 * @returns null where something else is wrong, or where none of several rows is left: then it is no such answer
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
  let unread = 0;
  for (const { list, rows } of missing.values()) {
    if (rows.size === list.length) return null;
    unread += rows.size;
    list.splice(0, list.length, ...list.filter((_, row) => !rows.has(row)));
  }
  return { body: left, unread };
}

/** What of an answer can be read where not all of it can. */
export interface Rest<Answer> {
  value: Answer;
  /** Rows that are missing; 0 where fields have their stand-ins. */
  rows: number;
  /** What was wrong, place by place: fields and kinds, never what stood there. */
  problem: string;
}

/**
 * Reads what can be read of a successful answer that is not wholly what the contract promises: a list without the rows
 * that cannot be, an object with its stand-ins. Apart from `readAnswer`, because hardly anybody ever needs it.
 * @returns null where what is wrong is in neither, and where none of several rows is left
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
