export interface DemoFile {
  /** From the host's root: '/assets/index-4f2a.js'. */
  path: string;
  /** True for files of the first page, cached before the demo opens. */
  first: boolean;
}

/** Manifest of a demo build. */
export interface DemoFiles {
  /** Hash of the content. */
  version: string;
  files: readonly DemoFile[];
  /** Response headers of every page and file, as on a deployment's server. */
  headers: Readonly<Record<string, string>>;
}

/** The application's page; `index.html` starts the demo. */
const APPLICATION = '/app.html';
const CACHE = 'mortar-demo-files-';
/** Files with a content hash in their name. */
const UNCHANGING = /^\/assets\//;
/** Number of parallel requests. */
const AT_ONCE = 6;

/** Cached files of one build. */
export interface StoredFiles {
  keepFirst(): Promise<void>;
  /**
   * Resolves once all files are cached.
   * @throws if one cannot be loaded
   */
  keepAll(): Promise<void>;
  /** Deletes the caches of other builds. */
  forgetOthers(): Promise<void>;
  /** Returns a file from the cache or the host; null for a path outside the demo. */
  file(path: string): Promise<Response> | null;
  /** Returns the page for every address of the application. */
  application(): Promise<Response>;
}

export function createStoredFiles({ version, files, headers }: DemoFiles): StoredFiles {
  const name = `${CACHE}${version}`;
  const known = new Map(files.map((file) => [file.path, file]));

  async function fetched(path: string): Promise<Response> {
    const answer = await fetch(path, { cache: UNCHANGING.test(path) ? 'default' : 'no-cache' });
    if (!answer.ok) throw new TypeError(`${path}: the host answers ${answer.status}.`);
    return answer;
  }

  /** Ensures that a file is cached. Waits until it is read completely, because a worker that takes over needs it. */
  async function keep(path: string): Promise<Cache> {
    const cache = await caches.open(name);
    if (await cache.match(path)) return cache;
    const before = UNCHANGING.test(path) ? await caches.match(path) : undefined;
    await cache.put(path, before ?? (await fetched(path)));
    return cache;
  }

  async function keepEach(missing: readonly DemoFile[]): Promise<void> {
    const waiting = missing.map(({ path }) => path);
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
