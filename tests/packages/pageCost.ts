import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Size of a page without lazily loaded files. */
export interface PageCost {
  /** Scripts, kB gzipped. */
  js: number;
  /** Style sheets, kB gzipped. */
  css: number;
  /** Modules from `node_modules` that remain in the bundle. */
  modules: readonly string[];
  /** Text of all style sheets. */
  styles: string;
}

const kilobytes = (texts: readonly (string | Uint8Array)[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** Returns an entry with all chunks it imports statically. */
function getEager(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, entry: string): Rolldown.OutputChunk[] {
  const names = new Set([entry]);
  for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
  return [...names].flatMap((name) => chunks.get(name) ?? []);
}

/**
 * Builds a page for production and measures it.
 * @param folder of the application that it belongs to
 * @param source the page's module, as JavaScript
 */
export async function pageCost(folder: string, source: string): Promise<PageCost> {
  const page = `${folder}/src/page.js`;
  const plugin = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? page : null),
    load: (id: string) => (id === page ? source : null),
  };
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: 'page' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('Nothing was built.');
  const eager = getEager(chunks, entry.fileName);
  const stylesheets = new Set(eager.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const sheets = output.flatMap((one) =>
    one.type === 'asset' && stylesheets.has(one.fileName) ? [String(one.source)] : [],
  );
  const left = eager
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength);
  return {
    js: kilobytes(eager.map(({ code }) => code)),
    css: kilobytes(sheets),
    modules: left.flatMap(([id]) => id.split('/node_modules/').slice(1).at(-1) ?? []),
    styles: sheets.join('\n'),
  };
}

/** Returns how much larger one page is than another, kB gzipped. */
export const difference = (page: PageCost, baseline: PageCost): Pick<PageCost, 'js' | 'css'> => ({
  js: page.js - baseline.js,
  css: page.css - baseline.css,
});
