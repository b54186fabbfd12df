import { CONTENDERS, CONTROL, type ContenderName, infoOf, OURS } from './contenders.ts';
import { MEASURES, type MeasureInfo } from './measures.ts';
import { type Results, valuesOf } from './results.ts';
import { median, ratioOf, type Spread, spreadOf } from './statistics.ts';
import { counts, verdicts, wrongShare } from './targets.ts';

/** How far apart the same grid under two names may lie before the run says nothing. */
export const MOST_APART = 0.08;

const fixed = (value: number) => value.toFixed(2);
const spread = ({ median: middle, least, most }: Spread) => `${fixed(middle)} [${fixed(least)}–${fixed(most)}]`;

/** The middle of values with the least and the most, with places behind the point where they are small; – for none. */
export function spreadText(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const { median: middle, least, most } = spreadOf(values);
  const few = most < 1 ? 3 : 1;
  const digits = most >= 20 || values.every(Number.isInteger) ? 0 : few;
  return `${middle.toFixed(digits)} [${least.toFixed(digits)}–${most.toFixed(digits)}]`;
}

/** Rows of cells as lines of text, in columns; the first row is the header. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0))) ?? [];
  const line = (row: readonly string[], fill: string) =>
    `| ${widths.map((width, place) => (row[place] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [header = [], ...others] = rows;
  return [
    line(header, ' '),
    line(
      widths.map(() => ''),
      '-',
    ),
    ...others.map((row) => line(row, ' ')),
  ].join('\n');
}

function present(results: Results): readonly ContenderName[] {
  const names = new Set(results.visits.map(({ contender }) => contender));
  return CONTENDERS.map(({ name }) => name).filter((name) => names.has(name));
}

function measured(results: Results): readonly MeasureInfo[] {
  return MEASURES.filter(({ id }) => valuesOf(results, OURS, id).some((value) => value !== undefined));
}

/** Ours / peer for everything measured; a peer that shows wrong rows is marked. */
export function ratioTable(results: Results): string {
  const peers = present(results).filter((name) => name !== OURS);
  const rows = measured(results).map(({ id, title }) => [
    title,
    ...peers.map((peer) => {
      const ratio = ratioOf(valuesOf(results, OURS, id), valuesOf(results, peer, id));
      if (!ratio) return '–';
      return `${id === 'size' ? fixed(ratio.median) : spread(ratio)}${counts(results, peer, id) ? '' : ' (wrong rows)'}`;
    }),
  ]);
  return aligned([['ours / peer', ...peers.map((peer) => infoOf(peer).title)], ...rows]);
}

/** Medians, in the measure's unit: to see where time goes, not to be quoted. */
export function valueTable(results: Results): string {
  const names = present(results);
  const rows = measured(results).map(({ id, title, unit }) => [
    `${title} (${unit})`,
    ...names.map((name) => {
      const values = valuesOf(results, name, id).filter((value) => value !== undefined);
      if (values.length === 0) return '–';
      const middle = median(values);
      return middle >= 100 ? middle.toFixed(0) : middle >= 10 ? middle.toFixed(1) : fixed(middle);
    }),
  ]);
  return aligned([['median', ...names.map((name) => infoOf(name).title)], ...rows]);
}

/** Frames that showed something else than they should, and how far behind live values were. */
export function frameTable(results: Results): string {
  const operations = ['plain.slow', 'plain.fling', 'rich.slow', 'rich.fling'];
  const rows = present(results).map((name) => {
    const behind = results.visits.flatMap((visit) =>
      visit.contender === name && visit.behind !== null ? [visit.behind] : [],
    );
    return [
      infoOf(name).title,
      ...operations.map((operation) => {
        const share = wrongShare(results, name, operation);
        return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
      }),
      behind.length > 0 ? String(Math.max(...behind)) : '–',
    ];
  });
  return aligned([
    ['wrong frames', ...operations.map((name) => name.replace('.', ' ')), 'live: frames behind'],
    ...rows,
  ]);
}

/** What the run says about each target. */
export function targetTable(results: Results): string {
  const rows = verdicts(results).map(({ measure, against, peer, most, ratio, met }) => [
    MEASURES.find(({ id }) => id === measure)?.title ?? measure,
    against === 'best DOM peer' ? `${infoOf(peer).title} (best DOM peer)` : infoOf(peer).title,
    `≤ ${most}`,
    measure === 'size' ? fixed(ratio.median) : spread(ratio),
    met === 'no' ? 'missed' : met === 'always' ? 'met in every round' : 'met at the median',
  ]);
  return aligned([['target', 'against', 'ours / peer', 'measured', ''], ...rows]);
}

/** How far apart the same grid under two names was, at the median, in its worst measure. */
export function control(results: Results): { apart: number; measure: string } | null {
  let worst: { apart: number; measure: string } | null = null;
  for (const { id, title } of measured(results)) {
    if (id === 'size') continue;
    const ratio = ratioOf(valuesOf(results, OURS, id), valuesOf(results, CONTROL, id));
    const apart = ratio && Math.abs(ratio.median - 1);
    if (apart !== null && (!worst || apart > worst.apart)) worst = { apart, measure: title };
  }
  return worst;
}
