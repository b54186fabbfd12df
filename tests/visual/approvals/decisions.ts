/** A decision about one combination of a story, valid for exactly these pictures. */
export interface Decision {
  verdict: 'accepted' | 'rejected';
  by: string;
  /** The environment of the pictures; hashes are not comparable across environments. */
  environment: string;
  /** The hashes before and after; a dash for no picture. */
  pictures: string;
  /** The reason, in the reviewer's words. */
  comment?: string;
}

/** By story id and combination name. */
export type Approvals = Record<string, Record<string, Decision>>;

/** Changes to decisions; null removes one. */
export type Changes = Record<string, Record<string, Decision | null>>;

/** Status of a story by its decisions. */
export type Judgement =
  /** Nothing to decide. */
  | 'none'
  | 'accepted'
  | 'rejected'
  /** No decision about exactly these pictures. */
  | 'open'
  /** Decided, but for pictures of another environment. */
  | 'elsewhere';

interface Sides {
  base?: { hash: string };
  head?: { hash: string };
}

/** Returns the key of the pictures that a decision is about. */
export const getPicturesKey = ({ base, head }: Sides): string => `${base?.hash ?? '-'} ${head?.hash ?? '-'}`;

/** Returns the status of one combination. */
export function decideOne(pictures: string, decision: Decision | undefined, environment: string): Judgement {
  if (!decision) return 'open';
  if (decision.pictures === pictures) return decision.verdict;
  return decision.environment === environment ? 'open' : 'elsewhere';
}

/** A story's status is the first of these that any combination has. */
const WORST: readonly Judgement[] = ['rejected', 'open', 'elsewhere', 'accepted'];

/**
 * Returns the status of a story in this environment.
 * @param pictures by changed combination; empty if there is nothing to decide
 */
export function judge(
  pictures: Readonly<Record<string, string>>,
  decisions: Approvals[string] | undefined,
  environment: string,
): Judgement {
  const found = Object.entries(pictures).map(([name, both]) => decideOne(both, decisions?.[name], environment));
  return WORST.find((judgement) => found.includes(judgement)) ?? 'none';
}

const inOrder = <Value>(entries: [string, Value][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the decisions with changes applied, sorted by story and combination so that concurrent changes merge. */
export function changed(approvals: Approvals, changes: Changes): Approvals {
  const ids = new Set([...Object.keys(approvals), ...Object.keys(changes)]);
  const stories = [...ids].map((id): [string, Approvals[string]] => {
    const all = { ...approvals[id], ...changes[id] };
    const remaining = Object.entries(all).filter((pair): pair is [string, Decision] => pair[1] !== null);
    return [id, inOrder(remaining)];
  });
  return inOrder(stories.filter(([, decisions]) => Object.keys(decisions).length > 0));
}

/** Returns one decision applied to several combinations of a story. */
export const decisionsFor = (
  pictures: Readonly<Record<string, string>>,
  decision: Omit<Decision, 'pictures'>,
): Approvals[string] =>
  Object.fromEntries(Object.entries(pictures).map(([name, both]) => [name, { ...decision, pictures: both }]));

const isText = (value: unknown): value is string => typeof value === 'string';

function isDecision(value: unknown): value is Decision {
  const { verdict, by, environment, pictures, comment } = (value ?? {}) as Record<string, unknown>;
  return (
    (verdict === 'accepted' || verdict === 'rejected') &&
    [by, environment, pictures].every(isText) &&
    (comment === undefined || isText(comment))
  );
}

/** Returns whether a value is a valid set of changes. */
export function areChanges(value: unknown): value is Changes {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (story) =>
      typeof story === 'object' &&
      story !== null &&
      Object.values(story).every((decision) => decision === null || isDecision(decision)),
  );
}
