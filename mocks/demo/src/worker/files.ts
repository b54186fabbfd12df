export interface DemoFile {
  /** From the host's root: '/assets/index-4f2a.js'. */
  path: string;
  /** True for files of the first page, cached before the demo opens. */
  first: boolean;
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: string;
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
const MAX_PARALLEL_REQUESTS = 6;

/** Cached files of one build. */
export interface StoredFiles {
  cacheFirst(): Promise<void>;
  /**
   * Resolves once all files are cached.
   * @throws if one cannot be loaded
   */
  cacheAll(): Promise<void>;
  /** Deletes the caches of other builds. */
  forgetOthers(): Promise<void>;
  /** Returns a file from the cache or the host; null for a path outside the demo. */
  getFile(path: string): Promise<Response> | null;
  /** Returns the page for every address of the application. */
  getPage(): Promise<Response>;
}

async function getHash(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createStoredFiles({ version, files, headers }: DemoFiles): StoredFiles {
  const name = `${CACHE}${version}`;
  const known = new Map(files.map((file) => [file.path, file]));

  /** Returns a file with its content read; null for other content, such as the page of a captive portal. */
  async function verify(path: string, answer: Response | undefined): Promise<Response | null> {
    if (!answer) return null;
    const bytes = await answer.arrayBuffer();
    const isSame = (await getHash(bytes)) === known.get(path)?.hash;
    return isSame ? new Response(bytes, { headers: answer.headers }) : null;
  }

  async function fetchFile(path: string): Promise<Response> {
    const answer = await fetch(path, { cache: UNCHANGING.test(path) ? 'default' : 'no-cache' });
    if (!answer.ok) throw new TypeError(`${path}: the host answers ${answer.status}.`);
    const file = await verify(path, answer);
    if (!file) throw new TypeError(`${path}: the host answers with another file.`);
    return file;
  }

  /** Ensures that a file is cached completely, since a worker that takes over answers from the cache alone. */
  async function cacheFile(path: string): Promise<Cache> {
    const cache = await caches.open(name);
    if (await cache.match(path)) return cache;
    // Another build's cache may have it: its name contains its content.
    const before = UNCHANGING.test(path) ? await verify(path, await caches.match(path)) : null;
    await cache.put(path, before ?? (await fetchFile(path)));
    return cache;
  }

  async function cacheFiles(missing: readonly DemoFile[]): Promise<void> {
    const waiting = missing.map(({ path }) => path);
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await cacheFile(path);
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, work));
  }

  async function respond(path: string): Promise<Response> {
    const answer = await (await cacheFile(path)).match(path);
    if (!answer) throw new TypeError(`${path} is no longer in the cache.`);
    const all = new Headers(headers);
    const type = answer.headers.get('content-type');
    if (type !== null) all.set('content-type', type);
    return new Response(answer.body, { status: 200, headers: all });
  }

  return {
    cacheFirst: () => cacheFiles(files.filter(({ first }) => first)),
    cacheAll: () => cacheFiles(files),
    async forgetOthers() {
      const others = (await caches.keys()).filter((each) => each.startsWith(CACHE) && each !== name);
      await Promise.all(others.map((each) => caches.delete(each)));
    },
    getFile: (path) => (known.has(path) ? respond(path) : null),
    getPage: () => respond(APPLICATION),
  };
}
