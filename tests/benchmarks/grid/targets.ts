import { CONTENDERS, type ContenderName, OURS } from './contenders.ts';
import { type Results, valuesOf } from './results.ts';
import { median, ratioOf, type Spread } from './statistics.ts';

/** How far ahead ours is meant to be. */
interface Target {
  measure: string;
  /** One peer, or whichever of those that make elements is best at it. */
  against: ContenderName | 'best DOM peer';
  /** Most that ours / peer may be. */
  most: number;
}

const TARGETS: readonly Target[] = [
  { measure: 'plain.mount.thread', against: 'rdg', most: 0.9 },
  { measure: 'plain.slow.process', against: 'best DOM peer', most: 0.85 },
  { measure: 'plain.fling.process', against: 'revo', most: 0.8 },
  { measure: 'plain.number.thread', against: 'best DOM peer', most: 0.4 },
  { measure: 'plain.update.thread', against: 'best DOM peer', most: 0.6 },
  { measure: 'plain.heap', against: 'rdg', most: 0.9 },
  { measure: 'size', against: 'rdg', most: 1 },
];

/** More wrong frames than this, and a grid is not fast: it leaves the work out. */
const MOST_WRONG = 0.01;

/** Share of frames that showed something else than they should; null where frames were not looked at. */
export function wrongShare(results: Results, contender: ContenderName, operation: string): number | null {
  const reports = results.visits.flatMap((visit) =>
    visit.contender === contender ? (visit.frames[operation] ?? []) : [],
  );
  const frames = reports.reduce((sum, report) => sum + report.frames, 0);
  return frames === 0 ? null : reports.reduce((sum, { late, stale, blank }) => sum + late + stale + blank, 0) / frames;
}

/** Whether a contender's value of a measure counts: not if it was got by showing the wrong rows. */
export function counts(results: Results, contender: ContenderName, measure: string): boolean {
  const operation = measure.split('.').slice(0, 2).join('.');
  return (wrongShare(results, contender, operation) ?? 0) <= MOST_WRONG;
}

/** The peer that makes elements and needs least, of those whose value counts; null when there is none. */
export function bestDomPeer(results: Results, measure: string): ContenderName | null {
  let best: { name: ContenderName; value: number } | null = null;
  for (const { name, kind } of CONTENDERS) {
    if (kind !== 'dom' || !counts(results, name, measure)) continue;
    const values = valuesOf(results, name, measure).filter((value) => value !== undefined);
    if (values.length === 0) continue;
    const value = median(values);
    if (!best || value < best.value) best = { name, value };
  }
  return best?.name ?? null;
}

interface Verdict extends Target {
  /** Who it was compared with. */
  peer: ContenderName;
  ratio: Spread;
  /** `always`: met in every round. */
  met: 'always' | 'at the median' | 'no';
}

/** What the run says about the targets; those that it did not measure are left out. */
export function verdicts(results: Results, targets: readonly Target[] = TARGETS): readonly Verdict[] {
  return targets.flatMap((target) => {
    const peer = target.against === 'best DOM peer' ? bestDomPeer(results, target.measure) : target.against;
    if (!peer) return [];
    const ratio = ratioOf(valuesOf(results, OURS, target.measure), valuesOf(results, peer, target.measure));
    if (!ratio) return [];
    const right = counts(results, OURS, target.measure);
    const met = !right || ratio.median > target.most ? 'no' : ratio.most <= target.most ? 'always' : 'at the median';
    return [{ ...target, peer, ratio, met }];
  });
}
