/** A file of the demo. */
export interface DemoFile {
  /** From the host's root: '/assets/index-4f2a.js'. */
  path: string;
  /** True for what the first page is made of: kept before the demo opens. */
  first: boolean;
}

/** What a build of the demo is made of. */
export interface DemoFiles {
  /** Another one for other bytes. */
  version: string;
  files: readonly DemoFile[];
  /** Headers that every page and file is answered with, as a deployment's server does. */
  headers: Readonly<Record<string, string>>;
}

/** The page that the application is in; `index.html` is the one that begins the demo. */
const APPLICATION = '/app.html';
const CACHE = 'mortar-demo-files-';
/** Named by what is in them: the same in every build. */
const UNCHANGING = /^\/assets\//;
/** Files that are fetched at once. */
const AT_ONCE = 6;

/** The files of one build, kept in this browser. */
export interface KeptFiles {
  keepFirst(): Promise<void>;
  /** Resolves once each of them is kept. @throws where one cannot be had */
  keepAll(): Promise<void>;
  /** Lets go of other builds' files. */
  forgetOthers(): Promise<void>;
  /** Answers with a file, from what is kept or the host; null for a path that is none of the demo's. */
  file(path: string): Promise<Response> | null;
  /** The page of every address of the application. */
  application(): Promise<Response>;
}

export function createKeptFiles({ version, files, headers }: DemoFiles): KeptFiles {
  const name = `${CACHE}${version}`;
  const known = new Map(files.map((file) => [file.path, file]));

  async function fetched(path: string): Promise<Response> {
    const answer = await fetch(path, { cache: UNCHANGING.test(path) ? 'default' : 'no-cache' });
    if (!answer.ok) throw new TypeError(`${path}: the host answers ${answer.status}.`);
    return answer;
  }

  /** Has a file in the cache. What is fetched is read to its end by that, as a worker that takes over waits for it. */
  async function keep(path: string): Promise<Cache> {
    const cache = await caches.open(name);
    if (await cache.match(path)) return cache;
    const before = UNCHANGING.test(path) ? await caches.match(path) : undefined;
    await cache.put(path, before ?? (await fetched(path)));
    return cache;
  }

  async function keepEach(wanted: readonly DemoFile[]): Promise<void> {
    const waiting = wanted.map(({ path }) => path);
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async function answered(path: string): Promise<Response> {
    const answer = await (await keep(path)).match(path);
    if (!answer) throw new TypeError(`${path} was kept, and is gone.`);
    const all = new Headers(headers);
    const type = answer.headers.get('content-type');
    if (type !== null) all.set('content-type', type);
    return new Response(answer.body, { status: 200, headers: all });
  }

  return {
    keepFirst: () => keepEach(files.filter(({ first }) => first)),
    keepAll: () => keepEach(files),
    async forgetOthers() {
      const others = (await caches.keys()).filter((each) => each.startsWith(CACHE) && each !== name);
      await Promise.all(others.map((each) => caches.delete(each)));
    },
    file: (path) => (known.has(path) ? answered(path) : null),
    application: () => answered(APPLICATION),
  };
}
