import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler knows of modules: who imports what, at once or later. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Packages whose entry only re-exports: what imports a name from one needs the module of that name alone. */
const ENTRIES: readonly (readonly [specifier: string, file: RegExp])[] = [
  ['@mortar/design-system', /\/design-system\/src\/index\.ts$/],
  ['@mortar/contract', /\/mocks\/contract\/src\/index\.ts$/],
  ['@mortar/reading', /\/app\/reading\/src\/index\.ts$/],
  ['@mortar/themes', /\/themes\/src\/index\.ts$/],
  ['lucide-react', /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/],
];

/** The application's own modules. Packages and components that are fetched later are shared by size instead. */
const OWN = /\/app\/(?:src|reading)\/|\/mocks\/contract\//;
const COMPONENTS = /\/design-system\//;
/** What stands around every page behind the sign-in. */
const LAYOUT = /\/(?:SignedInLayout|RequirePage)\.tsx$/;
const SIGNED_IN = 'signed-in';
/** The page that people arrive at, and the one that they work on. */
const FIRST = 'dashboard';
const MAIN = 'ordering';
/** Bytes of code, as written, below which what several pages share is no chunk: all pages have it. */
const SMALL = 8_000;

/** Names of pages, by the modules that they need. */
type Needs = Map<string, Set<string>>;

function namesFrom(code: string, specifier: string): Set<string> {
  const imports = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${specifier}["']`, 'g'));
  const lists = [...imports].flatMap(([, list = '']) => list.split(','));
  return new Set(lists.map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''));
}

/** The modules that names come from which a package's entry re-exports. */
const behind = (entry: string, names: ReadonlySet<string>, graph: Graph): readonly string[] =>
  [...(graph.getModuleInfo(entry)?.importedIds ?? [])].filter((id) =>
    graph.getModuleInfo(id)?.exports.some((name) => names.has(name)),
  );

/** The modules that a module imports, past the entries of packages. */
function getImports(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  return [...importedIds].flatMap((next) => {
    const [specifier] = ENTRIES.find(([, file]) => file.test(next)) ?? [];
    return specifier === undefined ? [next] : behind(next, namesFrom(code ?? '', specifier), graph);
  });
}

/** A module and everything it cannot run without. */
function getClosure(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of getImports(id, graph)) getClosure(next, graph, seen);
  return seen;
}

/** What modules import dynamically, with all of it. @param deep whether what that imports dynamically counts as well */
function laterThan(modules: Iterable<string>, graph: Graph, deep: boolean, seen = new Set<string>()): Set<string> {
  for (const id of modules) {
    for (const part of [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]) {
      if (seen.has(part) || !OWN.test(part)) continue;
      const reached = getClosure(part, graph);
      for (const each of reached) seen.add(each);
      if (deep) laterThan(reached, graph, deep, seen);
    }
  }
  return seen;
}

const pageName = (id: string) =>
  basename(id)
    .replace(/(?:Screen)?\.[a-z.]+$/, '')
    .toLowerCase();

function add(needs: Needs, modules: Iterable<string>, page: string): void {
  for (const id of modules) needs.set(id, (needs.get(id) ?? new Set<string>()).add(page));
}

/** What each page needs at once, soon after, and seldom. */
function getNeeds(routes: string, graph: Graph): Record<'now' | 'later' | 'seldom', Needs> {
  const needs = { now: new Map(), later: new Map(), seldom: new Map() };
  for (const page of [...(graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [])]) {
    const name = LAYOUT.test(page) ? SIGNED_IN : pageName(page);
    const now = getClosure(page, graph);
    add(needs.now, now, name);
    add(needs.later, laterThan(now, graph, false), name);
    add(needs.seldom, laterThan(now, graph, true), name);
  }
  // What a component fetches by itself is fetched on any page.
  const components = [...needs.now.keys(), ...needs.seldom.keys()].filter((id) => COMPONENTS.test(id));
  const parts = new Set(components.flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]));
  for (const part of parts) add(needs.now, getClosure(part, graph), pageName(part));
  return needs;
}

/** The chunk of what these pages, and no others, need at once. */
function chunkOfPages(pages: ReadonlySet<string>): string {
  if (pages.has(SIGNED_IN) || (pages.has(FIRST) && pages.size > 1)) return SIGNED_IN;
  return [...pages].sort().join('-');
}

/** Chunks of pages, by the modules that they need at once: one for each page, and for what the same pages share. */
function pageChunks(now: Needs, graph: Graph): Map<string, string> {
  const sizes = new Map<string, number>();
  const getSize = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  for (const [id, pages] of now) {
    const chunk = chunkOfPages(pages);
    sizes.set(chunk, (sizes.get(chunk) ?? 0) + getSize(id));
  }
  const isSmall = (id: string) => {
    const pages = now.get(id) ?? new Set();
    const chunk = chunkOfPages(pages);
    return chunk === SIGNED_IN || (pages.size > 1 && (sizes.get(chunk) ?? 0) < SMALL);
  };
  // With what it needs itself: what is large would come with it.
  const isForAll = (id: string) => [...getClosure(id, graph)].every(isSmall);
  return new Map([...now].map(([id, pages]) => [id, isForAll(id) ? SIGNED_IN : chunkOfPages(pages)]));
}

function chunkOfParts(pages: ReadonlySet<string>): string {
  for (const name of [SIGNED_IN, MAIN]) if (pages.has(name)) return name;
  return pages.size > 1 ? 'others' : [...pages].join('');
}

function getChunks(routes: string, graph: Graph) {
  const { now, later, seldom } = getNeeds(routes, graph);
  const named = (needs: Needs, word: string) =>
    new Map([...needs].map(([id, pages]) => [id, `${chunkOfParts(pages)}-${word}`]));
  return { now: pageChunks(now, graph), later: named(later, 'later'), seldom: named(seldom, 'seldom') };
}

/**
 * Names the chunk of a module by the pages that need it, which the router's dynamic imports say, and by when they do: at
 * once, or later. No list is kept of what belongs where.
 * @param root folder of the application
 * @returns for `codeSplitting.groups`; null leaves a module to the groups after it
 */
export function chunksByPage(root: string): (id: string, graph: Graph) => string | null {
  const routes = join(root, 'src', 'routes.tsx');
  let chunks: ReturnType<typeof getChunks> | undefined;
  return (id, graph) => {
    chunks ??= getChunks(routes, graph);
    const now = chunks.now.get(id);
    if (now || !OWN.test(id)) return now ?? null;
    return chunks.later.get(id) ?? chunks.seldom.get(id) ?? null;
  };
}
