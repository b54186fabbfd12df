import { ALL_COMBINATIONS, COMBINATIONS, getName } from '../../stories/combinations.ts';
import { openPictures } from '../approvals/approvals.ts';
import { type Approvals, type Judgement, judge } from '../approvals/decisions.ts';
import { getExitCode } from '../approvals/verdict.ts';
import type { Box } from '../box.ts';
import type { Environment } from '../capture/environment.ts';
import { perMinute } from '../capture/pool.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { getBrands, type Outcome, type Status } from '../comparing/outcome.ts';
import type { ExitCode } from '../problems.ts';

/** One side of a combination in the report. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
}

/** One combination of a story in the report. */
export interface CardPair {
  base?: Picture;
  head?: Picture;
  /** Number of different pixels; absent without differences or with one side missing. */
  pixels?: number;
  /** True if there is a picture of the difference. */
  overlay?: boolean;
  box?: Box;
  changed: boolean;
}

/** One story in the report. */
export interface Card {
  id: string;
  title: string;
  name: string;
  file: string;
  area: string;
  status: Status;
  judgement: Judgement;
  note?: string;
  box?: Box;
  /** Groups cards with the same change. */
  cause?: string;
  pairs: Record<string, CardPair>;
  brands: string[];
  modes: string[];
}

/** All data of the report, embedded in its page. */
export interface ReportModel {
  base: string;
  head: string;
  environment: string;
  /** The name recorded with decisions. */
  person: string;
  brands: string[];
  modes: string[];
  counts: Partial<Record<Status, number>>;
  leftOut: number;
  /** Description of what `--changed` covered. */
  reach: string | null;
  screenshots: number;
  screenshotsPerMinute: number | null;
  code: ExitCode;
  /** Stories with findings; unchanged stories are only counted. */
  cards: Card[];
  approvals: Approvals;
}

function cardPairs({ pairs, changed }: Outcome): Record<string, CardPair> {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, { base, head, difference }]) => [
      name,
      {
        ...(base && { base }),
        ...(head && { head }),
        ...(difference && { pixels: difference.pixels, overlay: difference.box !== null }),
        ...(difference?.box && { box: difference.box }),
        changed: changed.includes(name),
      },
    ]),
  );
}

function getCard(outcome: Outcome, judgement: Judgement): Card {
  const { story, area, status, note, box, cause } = outcome;
  return {
    ...story,
    area,
    status,
    judgement,
    ...(note && { note }),
    ...(box && { box }),
    ...(cause && { cause }),
    pairs: cardPairs(outcome),
    brands: [...getBrands(outcome)],
    modes: [...new Set(outcome.changed.map(getRow))],
  };
}

function reachText({ reach }: Comparison): string | null {
  if (!reach) return null;
  if (reach.because) return `Everything: ${reach.because} changed or is reached.`;
  if (reach.brands) return reach.brands.size > 0 ? `Only ${[...reach.brands].join(', ')}.` : 'Nothing.';
  return `${reach.storyFiles?.size ?? 0} files of stories.`;
}

/** Returns the row of a picture: its mode and setting. */
const getRow = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** Groups cards of one cause at the position of the first. */
const together = (cards: readonly Card[]): Card[] =>
  [...Map.groupBy(cards, ({ id, cause }) => cause ?? id).values()].flat();

/** Returns the report of a comparison and the decisions about it. */
export function reportModel(
  comparison: Comparison,
  approvals: Approvals,
  environment: Environment,
  person: string,
): ReportModel {
  const decided = comparison.outcomes.map((outcome) => ({
    outcome,
    status: outcome.status,
    judgement: judge(openPictures(outcome), approvals[outcome.story.id], environment.name),
  }));
  const counts: ReportModel['counts'] = {};
  for (const { status } of decided) counts[status] = (counts[status] ?? 0) + 1;
  const { pace } = comparison;
  return {
    base: comparison.base.label,
    head: comparison.head.label,
    environment: environment.name,
    person,
    brands: [...new Set(COMBINATIONS.map(({ brand }) => brand))],
    modes: [...new Set(ALL_COMBINATIONS.map((combination) => getRow(getName(combination))))],
    counts,
    leftOut: comparison.leftOut,
    reach: reachText(comparison),
    screenshots: pace.screenshots,
    screenshotsPerMinute: pace.screenshots > 0 ? perMinute(pace) : null,
    code: getExitCode(decided),
    cards: together(
      decided
        .filter(({ status }) => status !== 'unchanged')
        .map(({ outcome, judgement }) => getCard(outcome, judgement)),
    ),
    approvals,
  };
}
