import { parseArgs } from 'node:util';
import { BRANDS, MODES } from '@mortar/themes';
import type { Anatomy, SiteData, VersionPictures } from '../../../.storybook/review/site/model.ts';
import { EnvironmentError } from '../../../tools/checkouts/environmentError.ts';
import { personName } from '../../../tools/checkouts/git.ts';
import { commitSource, workingTree } from '../../../tools/checkouts/sources.ts';
import { reviewDist } from '../../../tools/paths.ts';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import { isIntended, readStories, type Story } from '../../stories/reach/stories.ts';
import { type Environment, readEnvironment } from '../capture/environment.ts';
import { captureGallery, type Gallery } from '../capture/gallery.ts';
import { perMinute } from '../capture/pool.ts';
import { EXIT, type ExitCode } from '../problems.ts';
import { listenLocally } from '../report/serve.ts';
import { type Build, getBuild } from '../sides/builds.ts';
import { getAnatomies } from './anatomy.ts';
import { coveredBy, firstOfPopups, getEntries } from './entries.ts';
import { getPictures } from './pictures.ts';
import { importReviews, readReviews } from './reviewFiles.ts';
import { reviewSite } from './serve.ts';
import { type SiteParts, writeSite } from './write.ts';

const USAGE = `npm run review -- [--with REF]… [--serve [--port N]] [--out FOLDER] [words]

npm run review -- --take FILE

Makes the review site: every story in five brands and two modes, cut to what it is about, of the working tree and of every
commit or tag that is named with --with. Words narrow it down to stories whose title, name or file hold any of them.
--take writes what somebody handed over from another copy of the site into .storybook/reviews.
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Options {
  refs: readonly string[];
  serve: boolean;
  port: number;
  out: string;
  words: readonly string[];
  /** File with reviews to import; nothing else happens then. */
  take: string | undefined;
}

/**
 * Reads the options of `npm run review`.
 * @throws with a readable message if an option is invalid
 */
export function readReviewOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '4179' },
      out: { type: 'string' },
      take: { type: 'string' },
    },
  });
  if (!/^[1-9]\d{0,4}$/.test(values.port)) throw new Error(`--port takes a whole number, not "${values.port}".`);
  const out = values.out ?? reviewDist;
  const { with: refs, serve, take } = values;
  return { refs, serve, port: Number(values.port), out, words: positionals, take };
}

/** A built and captured version. */
interface CapturedVersion {
  label: string;
  stories: readonly Story[];
  gallery: Gallery;
}

async function capture(build: Build, words: readonly string[], environment: Environment): Promise<CapturedVersion> {
  const stories = readStories(build.folder).filter((story) => isIntended(story, words));
  const { gallery, pace } = await captureGallery({ build, stories }, environment);
  if (pace.screenshots > 0) say(`${build.label}: ${pace.screenshots} shots, ${perMinute(pace)} a minute`);
  return { label: build.label, stories, gallery };
}

const brokenIn = (gallery: Gallery) =>
  new Map(Object.entries(gallery).flatMap(([id, { broken }]) => (broken ? [[id, broken] as const] : [])));

/**
 * Returns the content of the review site for some versions, newest first.
 * @param storybook address of the built Storybook from the site, or null
 * @param anatomies of popups, by the id of their first story
 */
export async function getSiteParts(
  versions: readonly [CapturedVersion, ...CapturedVersion[]],
  environment: Pick<Environment, 'name'>,
  storybook: string | null,
  anatomies: Readonly<Record<string, Anatomy>> = {},
): Promise<SiteParts> {
  const combinations = COMBINATIONS.map(getName);
  const pictures: Record<string, VersionPictures> = {};
  for (const [at, { gallery }] of versions.entries()) pictures[`v${at}`] = await getPictures(gallery, combinations);
  const [head] = versions;
  const data: SiteData = {
    person: personName(),
    environment: environment.name,
    brands: BRANDS.map((name) => ({ name, title: name.charAt(0).toUpperCase() + name.slice(1) })),
    modes: [...MODES],
    combinations,
    versions: versions.map(({ label }, index) => ({ key: `v${index}`, label })),
    entries: getEntries(head.stories, brokenIn(head.gallery), anatomies),
    coverage: coveredBy(head.stories),
    reviews: readReviews(),
    storybook,
  };
  return { data, pictures };
}

async function makeSite({ refs, serve, port, out, words, take }: Options): Promise<ExitCode> {
  if (take !== undefined) {
    say(`Taken over: ${importReviews(take).join(', ') || 'nothing'}.`);
    return EXIT.clean;
  }
  const environment = readEnvironment();
  const head = await getBuild(workingTree());
  const versions: [CapturedVersion, ...CapturedVersion[]] = [await capture(head, words, environment)];
  for (const ref of refs) versions.push(await capture(await getBuild(commitSource(ref)), words, environment));
  const anatomies = await getAnatomies(head, firstOfPopups(versions[0].stories), environment);
  const parts = await getSiteParts(versions, environment, serve ? 'storybook/' : null, anatomies);
  const page = await writeSite(parts, out);
  say(`Review site: ${page}`);
  if (serve) {
    const site = reviewSite({ site: out, storybook: head.folder });
    say(`Served at ${await listenLocally(site, port)}. Ctrl-C stops.`);
    await new Promise(() => undefined);
  }
  return EXIT.clean;
}

/** Runs `npm run review` and returns the exit code. */
export async function reviewMain(argv: readonly string[]): Promise<ExitCode> {
  let options: Options;
  try {
    options = readReviewOptions(argv);
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return EXIT.environment;
  }
  try {
    return await makeSite(options);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    say(error.message);
    return EXIT.environment;
  }
}
