// npm run scale: estimates the server load of many pharmacies in their busiest hour, and when all reconnect at once.
import { writeFileSync } from 'node:fs';
import { readScaleOptions, type ScaleOptions } from './options.ts';
import { RECORDING, type Recording, readRecording, sumOf } from './recording/recording.ts';
import {
  assumptions,
  comparedTable,
  cutTable,
  hubTable,
  journeyTable,
  lineTable,
  loadTable,
  type Simulated,
  secondsLine,
} from './report/report.ts';
import { getCallsPerSecond, getLoad } from './simulation/hour.ts';
import { type Cut, simulateCut } from './simulation/reconnection.ts';

const say = (text: string) => process.stdout.write(`${text}\n\n`);

/** Returns the disconnections to simulate: the product as it is, and alternatives. */
function getCuts({ away, links, pharmacies, seed }: ScaleOptions): ReadonlyMap<string, Cut> {
  const cut: Cut = { links, kind: 'closed', away: away * 1000, seed };
  const share = links / pharmacies;
  return new Map<string, Cut>([
    ['closed at once: the product', cut],
    ['nothing heard any more: the product', { ...cut, kind: 'silent' }],
    ['closed, if each wait were 0 to 10 s longer', { ...cut, spread: 10_000 }],
    ['closed, the server answers 500 tries a second', { ...cut, acceptsPerSecond: 500 * share }],
    ['closed, the server answers 200 tries a second', { ...cut, acceptsPerSecond: 200 * share }],
  ]);
}

/** Number of reads after a reconnection. */
const countReads = ({ journeys }: Recording) =>
  sumOf(journeys.reconnection.calls).count - (journeys.reconnection.calls['hub negotiation']?.count ?? 0);

async function simulated(options: ScaleOptions): Promise<Simulated[]> {
  const all: Simulated[] = [];
  for (const [name, cut] of getCuts(options)) {
    process.stderr.write(`Cutting ${cut.links} links: ${name}\n`);
    all.push({ name, cut, outcome: await simulateCut(cut) });
  }
  return all;
}

/**
 * Records this build, and that of another commit if given.
 * @returns the other recording, or null
 */
async function recordBuilds(base: string | null): Promise<Recording | null> {
  const [{ record }, { buildSides }] = await Promise.all([
    import('./recording/record.ts'),
    import('@mortar/benchmarks/builds'),
  ]);
  const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long' }).format(new Date());
  let other: Recording | null = null;
  for (const [side, dist] of await buildSides(base)) {
    process.stderr.write(`Recording ${side}\n`);
    const recording = await record(dist, day);
    if (side === 'base') other = recording;
    else writeFileSync(RECORDING, `${JSON.stringify(recording, null, 2)}\n`);
  }
  return other;
}

/**
 * Records if requested, simulates, and prints the report.
 * @returns the process' exit code
 */
async function main(argv: readonly string[]): Promise<number> {
  const options = readScaleOptions(argv);
  const other = options.record || options.base ? await recordBuilds(options.base) : null;
  const recording = readRecording();
  const load = getLoad(recording, options);
  say(assumptions(options, recording.day));
  say(`Once:\n${journeyTable(recording)}`);
  if (other) say(`Calls of this build and of ${options.base}:\n${comparedTable(recording, other)}`);
  say(`Calls of the recorded lines: ${recording.callsOfLines.join(', ')}.\n${lineTable(recording)}`);
  say(
    `The busiest hour, all pharmacies:\n${loadTable(load)}\n${secondsLine(getCallsPerSecond(recording, options, options.seed))}`,
  );
  say(`The hub, ${options.pharmacies} connections:\n${hubTable(load)}`);
  say(cutTable(await simulated(options), options.pharmacies / options.links, countReads(recording)));
  return 0;
}

process.exit(await main(process.argv.slice(2)));
