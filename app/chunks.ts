import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Static and dynamic imports of modules, as the bundler knows them. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Packages whose entry only re-exports, so an import needs only the named module. */
const ENTRIES: readonly (readonly [specifier: string, file: RegExp])[] = [
  ['@mortar/design-system', /\/design-system\/src\/index\.ts$/],
  ['@mortar/contract', /\/mocks\/contract\/src\/index\.ts$/],
  ['@mortar/reading', /\/app\/reading\/src\/index\.ts$/],
  ['@mortar/themes', /\/themes\/src\/index\.ts$/],
  ['lucide-react', /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/],
];

/** The application's own modules. Packages and lazy components are grouped by size instead. */
const OWN = /\/app\/(?:src|reading)\/|\/mocks\/contract\//;
const COMPONENTS = /\/design-system\//;
const LAYOUT = /\/(?:SignedInLayout|RequirePage)\.tsx$/;
const SIGNED_IN = 'signed-in';
const FIRST = 'dashboard';
const MAIN = 'ordering';
/** Bytes of source below which shared code joins the chunk of all pages. */
const SMALL = 8_000;

/** Page names by the modules that they need. */
type Needs = Map<string, Set<string>>;

function namesFrom(code: string, specifier: string): Set<string> {
  const imports = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${specifier}["']`, 'g'));
  const lists = [...imports].flatMap(([, list = '']) => list.split(','));
  return new Set(lists.map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''));
}

const reexportedModules = (entry: string, names: ReadonlySet<string>, graph: Graph): readonly string[] =>
  [...(graph.getModuleInfo(entry)?.importedIds ?? [])].filter((id) =>
    graph.getModuleInfo(id)?.exports.some((name) => names.has(name)),
  );

/** Imports of a module, resolved through package entries. */
function getImports(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  return [...importedIds].flatMap((next) => {
    const [specifier] = ENTRIES.find(([, file]) => file.test(next)) ?? [];
    return specifier === undefined ? [next] : reexportedModules(next, namesFrom(code ?? '', specifier), graph);
  });
}

function getClosure(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of getImports(id, graph)) getClosure(next, graph, seen);
  return seen;
}

/** Modules reached by dynamic import, with their dependencies. @param deep whether to follow nested dynamic imports */
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

function getNeeds(routes: string, graph: Graph): Record<'now' | 'later' | 'optional', Needs> {
  const needs = { now: new Map(), later: new Map(), optional: new Map() };
  for (const page of [...(graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [])]) {
    const name = LAYOUT.test(page) ? SIGNED_IN : pageName(page);
    const now = getClosure(page, graph);
    add(needs.now, now, name);
    add(needs.later, laterThan(now, graph, false), name);
    add(needs.optional, laterThan(now, graph, true), name);
  }
  // A component may be on any page, and so may its dynamic imports.
  const components = [...needs.now.keys(), ...needs.optional.keys()].filter((id) => COMPONENTS.test(id));
  const parts = new Set(components.flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]));
  for (const part of parts) add(needs.now, getClosure(part, graph), pageName(part));
  return needs;
}

function chunkOfPages(pages: ReadonlySet<string>): string {
  if (pages.has(SIGNED_IN) || (pages.has(FIRST) && pages.size > 1)) return SIGNED_IN;
  return [...pages].sort().join('-');
}

/** Chunks by module for code that pages need at once: one per page and one per set of pages that share code. */
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
  // Counts dependencies, since a large one would come along.
  const isForAll = (id: string) => [...getClosure(id, graph)].every(isSmall);
  return new Map([...now].map(([id, pages]) => [id, isForAll(id) ? SIGNED_IN : chunkOfPages(pages)]));
}

function chunkOfParts(pages: ReadonlySet<string>): string {
  for (const name of [SIGNED_IN, MAIN]) if (pages.has(name)) return name;
  return pages.size > 1 ? 'others' : [...pages].join('');
}

function getChunks(routes: string, graph: Graph) {
  const { now, later, optional } = getNeeds(routes, graph);
  const withSuffix = (needs: Needs, word: string) =>
    new Map([...needs].map(([id, pages]) => [id, `${chunkOfParts(pages)}-${word}`]));
  return { now: pageChunks(now, graph), later: withSuffix(later, 'later'), optional: withSuffix(optional, 'optional') };
}

/**
 * Names a module's chunk by the pages that need it (the router's dynamic imports) and by when: at once or later.
 * @param root folder of the application
 * @returns for `codeSplitting.groups`; null leaves a module to the later groups
 */
export function chunksByPage(root: string): (id: string, graph: Graph) => string | null {
  const routes = join(root, 'src', 'routes.tsx');
  let chunks: ReturnType<typeof getChunks> | undefined;
  return (id, graph) => {
    chunks ??= getChunks(routes, graph);
    const now = chunks.now.get(id);
    if (now || !OWN.test(id)) return now ?? null;
    return chunks.later.get(id) ?? chunks.optional.get(id) ?? null;
  };
}
