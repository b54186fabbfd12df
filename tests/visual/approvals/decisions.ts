/** What somebody decided about one combination of a story, for exactly these pictures. */
export interface Decision {
  verdict: 'accepted' | 'rejected';
  by: string;
  /** The environment that the pictures were shot in; in another one their hashes say nothing. */
  environment: string;
  /** The hash before and the hash after; a dash stands for no picture. */
  pictures: string;
  /** Why, in the words of whoever decided. */
  comment?: string;
}

/** By the story's id, and by the name of the combination. */
export type Approvals = Record<string, Record<string, Decision>>;

/** Decisions as somebody changes them: null takes one back. */
export type Changes = Record<string, Record<string, Decision | null>>;

/** What the decisions say about a story. */
export type Judgement =
  /** Nothing to decide. */
  | 'none'
  | 'accepted'
  | 'rejected'
  /** Nobody has decided about exactly these pictures. */
  | 'open'
  /** Somebody has decided, about pictures of another environment. */
  | 'elsewhere';

interface Sides {
  base?: { hash: string };
  head?: { hash: string };
}

/** What is decided about: both pictures of one combination. */
export const getPictures = ({ base, head }: Sides): string => `${base?.hash ?? '-'} ${head?.hash ?? '-'}`;

/** What a decision says about one combination. */
export function judgeOne(pictures: string, decision: Decision | undefined, environment: string): Judgement {
  if (!decision) return 'open';
  if (decision.pictures === pictures) return decision.verdict;
  return decision.environment === environment ? 'open' : 'elsewhere';
}

/** The first that any combination is, is what the story is. */
const WORST: readonly Judgement[] = ['rejected', 'open', 'elsewhere', 'accepted'];

/**
 * What the decisions say about a story in this environment.
 * @param pictures by the combination that changed; empty where there is nothing to decide
 */
export function judge(
  pictures: Readonly<Record<string, string>>,
  decisions: Approvals[string] | undefined,
  environment: string,
): Judgement {
  const found = Object.entries(pictures).map(([name, both]) => judgeOne(both, decisions?.[name], environment));
  return WORST.find((judgement) => found.includes(judgement)) ?? 'none';
}

const inOrder = <Value>(entries: [string, Value][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** The decisions with changes made, in the order of stories and combinations so that two people's merge. */
export function changed(approvals: Approvals, changes: Changes): Approvals {
  const ids = new Set([...Object.keys(approvals), ...Object.keys(changes)]);
  const stories = [...ids].map((id): [string, Approvals[string]] => {
    const all = { ...approvals[id], ...changes[id] };
    const kept = Object.entries(all).filter((pair): pair is [string, Decision] => pair[1] !== null);
    return [id, inOrder(kept)];
  });
  return inOrder(stories.filter(([, decisions]) => Object.keys(decisions).length > 0));
}

/** The same decision about several combinations of a story. */
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

/** True for changes that somebody may make: they are looked at before they are written. */
export function areChanges(value: unknown): value is Changes {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (story) =>
      typeof story === 'object' &&
      story !== null &&
      Object.values(story).every((decision) => decision === null || isDecision(decision)),
  );
}
