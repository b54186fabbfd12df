import { EnvironmentError } from '../../tools/checkouts/environmentError.ts';
import { personName } from '../../tools/checkouts/git.ts';
import { readApprovals } from './approvals/approvals.ts';
import { getMeaning } from './approvals/verdict.ts';
import { readEnvironment } from './capture/environment.ts';
import { perMinute } from './capture/pool.ts';
import { compareSides } from './comparing/comparison.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { EXIT, type ExitCode } from './problems.ts';
import { selfTest } from './proof/selfTest.ts';
import { type ReportModel, reportModel } from './report/model.ts';
import { listenLocally, reportSite } from './report/serve.ts';
import { writeReport } from './report/write.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

function summary({ counts, cards, leftOut, reach }: ReportModel): string {
  const all = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  const decided = cards.filter(({ judgement }) => judgement === 'accepted').length;
  return [
    `${all.join(', ') || 'No stories'}${decided > 0 ? ` (${decided} accepted)` : ''}${leftOut > 0 ? `; ${leftOut} left out` : ''}`,
    ...(reach ? [`Reached by the change: ${reach}`] : []),
    ...cards
      .filter(({ status }) => status === 'broken')
      .map(({ id, note }) => `  broken: ${id}: ${note?.split('\n')[0]}`),
  ].join('\n');
}

async function compareAndReport(options: Options): Promise<ExitCode> {
  const environment = readEnvironment();
  const comparison = await compareSides(options, environment);
  const model = reportModel(comparison, readApprovals(), environment, personName());
  const file = await writeReport(model);
  const { pace } = comparison;
  const seconds = Math.round(pace.milliseconds / 1000);
  say(`${comparison.base.label} → ${comparison.head.label}, ${environment.name}`);
  say(
    pace.screenshots > 0
      ? `${pace.screenshots} shots in ${seconds} s, ${perMinute(pace)} a minute`
      : 'Everything had been shot.',
  );
  say(summary(model));
  say(getMeaning(model.code));
  say(`Report: ${file}`);
  if (options.serve) {
    const folders = { base: comparison.base.folder, head: comparison.head.folder };
    say(`Served at ${await listenLocally(reportSite(folders), options.port)}. Ctrl-C stops.`);
    await new Promise(() => undefined);
  }
  return model.code;
}

/** Runs `npm run visual` and returns the exit code. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  let options: Options;
  try {
    options = readOptions(argv);
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return EXIT.environment;
  }
  try {
    return options.selfTest ? await selfTest(options) : await compareAndReport(options);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    say(error.message);
    return EXIT.environment;
  }
}
