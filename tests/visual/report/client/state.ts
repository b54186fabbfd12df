import type { Approvals, Decision, Judgement } from '../../approvals/approvals.ts';
import type { Status } from '../../comparing/outcome.ts';
import type { Card, ReportModel } from '../model.ts';

declare global {
  interface Window {
    report: ReportModel;
  }
}

export const report = window.report;

/** True where the page comes from `--serve`: decisions can be written, and both Storybooks are beside it. */
export const isServed = location.protocol.startsWith('http');

/** What is shown of the stories. */
export interface Filter {
  statuses: Set<Status>;
  judgement: 'all' | 'open' | 'accepted' | 'rejected';
  brand: string;
  mode: string;
  area: string;
  text: string;
}

export const filter: Filter = {
  statuses: new Set(),
  judgement: 'all',
  brand: '',
  mode: '',
  area: '',
  text: '',
};

/** The story that keys act on. */
export const current = { id: '' };

const KEPT = 'mortar-visual-decisions';
/** Decisions of this browser that no server has written yet; null takes one back. */
type Unwritten = Record<string, Decision | null>;

const unwritten: Unwritten = isServed ? {} : JSON.parse(localStorage.getItem(KEPT) ?? '{}');
let written: Approvals = report.approvals;

function shotsOf({ pairs }: Card): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pairs)
      .filter(([, { changed }]) => changed)
      .map(([name, { base, head }]) => [name, `${base?.hash ?? '-'} ${head?.hash ?? '-'}`]),
  );
}

/** The decisions as the file would hold them. */
export function approvals(): Approvals {
  const all = Object.entries({ ...written, ...unwritten }).filter(
    (entry): entry is [string, Decision] => entry[1] !== null,
  );
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function judgementOf(card: Card): Judgement {
  if (card.judgement === 'none') return 'none';
  const decision = approvals()[card.id];
  if (!decision) return 'open';
  if (Object.entries(shotsOf(card)).every(([name, hashes]) => decision.shots[name] === hashes)) return decision.verdict;
  return decision.environment === report.environment ? 'open' : 'elsewhere';
}

export const isDecidable = (card: Card) => card.judgement !== 'none';

/**
 * Decides about stories and writes it down, here or at the server.
 * @throws with what the server says, if it does not write
 */
export async function decide(cards: readonly Card[], verdict: Decision['verdict'] | null): Promise<void> {
  const { person: by, environment } = report;
  const changes = Object.fromEntries(
    cards.filter(isDecidable).map((card) => [card.id, verdict && { verdict, by, environment, shots: shotsOf(card) }]),
  );
  if (!isServed) {
    Object.assign(unwritten, changes);
    localStorage.setItem(KEPT, JSON.stringify(unwritten));
    return;
  }
  const response = await fetch('decisions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-mortar-visual': 'report' },
    body: JSON.stringify(changes),
  });
  if (!response.ok) throw new Error(await response.text());
  written = await response.json();
}

/** Asks the server what is decided by now; a page that was left open says nothing old. */
export async function refresh(): Promise<void> {
  if (isServed) written = await (await fetch('decisions')).json();
}

function isShown(card: Card): boolean {
  const { statuses, judgement, brand, mode, area, text } = filter;
  const verdict = judgementOf(card);
  const open = verdict === 'open' || verdict === 'elsewhere';
  const names = Object.keys(card.pairs).filter((name) => card.pairs[name]?.changed);
  return (
    (statuses.size === 0 || statuses.has(card.status)) &&
    (judgement === 'all' || (judgement === 'open' ? open : verdict === judgement)) &&
    (brand === '' || names.some((name) => name.startsWith(`${brand} `))) &&
    (mode === '' || names.some((name) => name.endsWith(` ${mode}`))) &&
    (area === '' || card.area === area) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${card.title} ${card.name} ${card.id} ${card.file}`.toLowerCase().includes(word))
  );
}

export const shownCards = () => report.cards.filter(isShown);
export const cardById = (id: string) => report.cards.find((card) => card.id === id);
