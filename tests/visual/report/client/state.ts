import {
  type Approvals,
  type Changes,
  changed,
  type Decision,
  decideOne,
  decisionsFor,
  getPicturesKey,
  type Judgement,
  judge,
} from '../../approvals/decisions.ts';
import type { Status } from '../../comparing/outcome.ts';
import type { Card, ReportModel } from '../model.ts';

declare global {
  interface Window {
    report: ReportModel;
  }
}

export const report = window.report;

/** True if the page comes from `--serve`: decisions can be saved, and both Storybooks are available. */
export const isServed = location.protocol.startsWith('http');

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

const STORAGE_KEY = 'mortar-visual-decisions';
/** Decisions in this browser that no server has saved. */
let unwritten: Changes = isServed ? {} : JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
let written: Approvals = report.approvals;

/** Returns the undecided pictures of a story, or of one combination. */
function openPictures({ pairs, judgement }: Card, only?: string): Record<string, string> {
  if (judgement === 'none') return {};
  const names = Object.keys(pairs).filter((name) => pairs[name]?.changed && (only === undefined || name === only));
  return Object.fromEntries(names.map((name) => [name, getPicturesKey(pairs[name] ?? {})]));
}

/** Returns the decisions as the file would hold them. */
export const approvals = (): Approvals => changed(written, unwritten);

export const getJudgement = (card: Card): Judgement =>
  judge(openPictures(card), approvals()[card.id], report.environment);

/** Returns the decision about one combination. */
export function getDecision(card: Card, name: string): { judgement: Judgement; comment: string } {
  const decision = approvals()[card.id]?.[name];
  const pictures = openPictures(card, name)[name];
  if (pictures === undefined) return { judgement: 'none', comment: '' };
  return { judgement: decideOne(pictures, decision, report.environment), comment: decision?.comment ?? '' };
}

export const isDecidable = (card: Card) => card.judgement !== 'none';

/** A decision and its reason. */
export interface Said {
  verdict: Decision['verdict'] | null;
  comment?: string;
  /** The only combination that it applies to; default all changed ones. */
  only?: string;
}

/**
 * Records decisions about stories, locally or on the server.
 * @throws with the server's message if it does not save them
 */
export async function decide(cards: readonly Card[], { verdict, comment, only }: Said): Promise<void> {
  const { person: by, environment } = report;
  const changes: Changes = Object.fromEntries(
    cards.filter(isDecidable).map((card) => {
      const pictures = openPictures(card, only);
      const decisions = verdict && decisionsFor(pictures, { verdict, by, environment, ...(comment && { comment }) });
      return [card.id, decisions ?? Object.fromEntries(Object.keys(pictures).map((name) => [name, null]))];
    }),
  );
  if (!isServed) {
    unwritten = mergedChanges(unwritten, changes);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(unwritten));
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

const mergedChanges = (before: Changes, later: Changes): Changes => ({
  ...before,
  ...Object.fromEntries(Object.entries(later).map(([id, decisions]) => [id, { ...before[id], ...decisions }])),
});

/** Loads the current decisions from the server, because the page may have been open for long. */
export async function refresh(): Promise<void> {
  if (isServed) written = await (await fetch('decisions')).json();
}

function isShown(card: Card): boolean {
  const { statuses, judgement, brand, mode, area, text } = filter;
  const verdict = getJudgement(card);
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

/** Returns the stories with the same change, including this one. */
export const cardsOfCause = ({ id, cause }: Card): Card[] =>
  report.cards.filter((card) => card.id === id || (cause !== undefined && card.cause === cause));
