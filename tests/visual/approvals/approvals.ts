import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from '../comparing/outcome.ts';
import { approvalsFile } from '../paths.ts';

/** What somebody decided about a story, for exactly these pictures. */
export interface Decision {
  verdict: 'accepted' | 'rejected';
  by: string;
  /** The environment that the pictures were shot in; in another one their hashes say nothing. */
  environment: string;
  /** By the name of the combination, the hash before and the hash after; a dash stands for no picture. */
  shots: Record<string, string>;
}

/** By the story's id. */
export type Approvals = Record<string, Decision>;

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

/** What is decided about: for each combination that changed, its pictures before and after. */
export function shotsOf({ changed, pairs }: Pick<Outcome, 'changed' | 'pairs'>): Record<string, string> {
  return Object.fromEntries(
    changed.map((name) => [name, `${pairs[name]?.base?.hash ?? '-'} ${pairs[name]?.head?.hash ?? '-'}`]),
  );
}

/** What the decisions say about an outcome in this environment. */
export function judge(outcome: Outcome, approvals: Approvals, environment: string): Judgement {
  if (!['changed', 'new', 'removed'].includes(outcome.status)) return 'none';
  const decision = approvals[outcome.story.id];
  if (!decision) return 'open';
  const shots = Object.entries(shotsOf(outcome));
  if (shots.every(([name, hashes]) => decision.shots[name] === hashes)) return decision.verdict;
  return decision.environment === environment ? 'open' : 'elsewhere';
}

/** The decisions with one more, in the order of stories so that two people's merge. */
export function decided(approvals: Approvals, outcome: Outcome, decision: Omit<Decision, 'shots'>): Approvals {
  const all = { ...approvals, [outcome.story.id]: { ...decision, shots: shotsOf(outcome) } };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The decisions without one story's. */
export function undecided(approvals: Approvals, storyId: string): Approvals {
  return Object.fromEntries(Object.entries(approvals).filter(([id]) => id !== storyId));
}

export const readApprovals = (file = approvalsFile): Approvals =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const approvalsText = (approvals: Approvals) => `${JSON.stringify(approvals, null, 2)}\n`;

export const writeApprovals = (approvals: Approvals, file = approvalsFile): void =>
  writeFileSync(file, approvalsText(approvals));
