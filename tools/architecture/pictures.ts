import { distinct, type Edge, mermaid, reduceEdges } from './graph.ts';
import { getModule, MAY_IMPORT, MODULES } from './modules.ts';
import { filesBelow, getImports, type Import, isTest } from './sources.ts';

const PACKAGES = Object.keys(MAY_IMPORT);
const STORYBOOK = '.storybook';
/** The files at the root of app/src, which compose the modules. */
const ROOT = 'App, routes, services';

const importsBelow = (folder: string): Import[] =>
  filesBelow(folder, '.ts', '.tsx')
    .filter((file) => !isTest(file))
    .flatMap(getImports);

/** Returns our package that an import resolves to, by folder; undefined for third-party packages. */
const getPackage = (target: string) =>
  PACKAGES.find((folder) => {
    const name = `@mortar/${folder.split('/').at(-1)}`;
    return target === name || target.startsWith(`${name}/`) || target.startsWith(`${folder}/`);
  });

const toCodeBlock = (flowchart: string) => `\`\`\`mermaid\n${flowchart}\n\`\`\``;

/** Our packages and Storybook with all edges. */
function packagesPicture(): string {
  const nodes = [STORYBOOK, ...PACKAGES.toReversed()];
  const edges = nodes.flatMap((folder) =>
    importsBelow(folder).flatMap(({ target }): Edge[] => {
      const imported = getPackage(target);
      return imported ? [[folder, imported]] : [];
    }),
  );
  return toCodeBlock(mermaid({ nodes, edges: distinct(edges), getFrame: () => null }));
}

/** Highest layer first; features without layers of their own come before the listed modules. */
function byHeight(a: string, b: string): number {
  const height = (module: string) => (module === ROOT ? Number.POSITIVE_INFINITY : MODULES.indexOf(module));
  const place = (module: string) => (height(module) < 0 ? MODULES.length : height(module));
  return place(b) - place(a) || (a < b ? -1 : 1);
}

const getFrame = (module: string) => (module.includes('/') ? module.split('/').slice(0, -1).join('/') : null);

/** Returns the diagram of the application's non-empty modules, transitively reduced. */
export function modulesDiagram(): string {
  const edges = distinct(
    importsBelow('app/src')
      .filter(({ target }) => target.startsWith('app/src/'))
      .map(({ file, target }): Edge => [getModule(file) ?? ROOT, getModule(target) ?? ROOT]),
  );
  const nodes = [...new Set(edges.flat())].toSorted(byHeight);
  return toCodeBlock(mermaid({ nodes, edges: reduceEdges(edges), getFrame }));
}

const PICTURES: Record<string, () => string> = { packages: packagesPicture };

/**
 * Returns the text of docs/architecture.md with its diagrams updated from the current imports, each between `<!--
 * picture: name -->` and `<!-- end of picture -->`.
 * @throws if a diagram has no place, or a place no diagram
 */
export function renderPictures(text: string): string {
  const places = new Set<string>();
  const result = text.replaceAll(
    /(<!-- picture: (\w+) -->\n)[\s\S]*?(<!-- end of picture -->)/g,
    (_, start: string, name: string, end: string) => {
      const picture = PICTURES[name];
      if (!picture) throw new Error(`There is no picture called ${name}.`);
      places.add(name);
      return `${start}\n${picture()}\n\n${end}`;
    },
  );
  const missing = Object.keys(PICTURES).filter((name) => !places.has(name));
  if (missing.length > 0) throw new Error(`docs/architecture.md has no place for: ${missing.join(', ')}.`);
  return result;
}
