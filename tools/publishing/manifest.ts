import type { Library } from './libraries.ts';

/** The fields read from a `package.json` of the repository. */
export interface SourceManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  sideEffects: readonly string[];
  /** Entry points and their sources. */
  exports: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}

/** A published entry point: a file, or a module with its types. */
type EntryPoint = string | { types: string; default: string };

export interface PublishedManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: 'module';
  sideEffects: readonly string[];
  exports: Record<string, EntryPoint>;
  files: string[];
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig: { access: 'restricted' };
}

const SOURCE = /\.tsx?$/;

/** Returns the published path of a source: in `dist`, modules as JavaScript, other files unchanged. */
export const getPlace = (source: string) => source.replace(/^\.\/(?:src\/)?/, './dist/').replace(SOURCE, '.js');

function getEntryPoint(source: string): EntryPoint {
  const place = getPlace(source);
  // `types` comes first because conditions are matched in order.
  return SOURCE.test(source) ? { types: place.replace(/\.js$/, '.d.ts'), default: place } : place;
}

/** Returns the modules behind a package's entry points, relative to its folder: `src/index.ts`. */
export const getEntries = ({ exports }: Pick<SourceManifest, 'exports'>): string[] =>
  Object.values(exports).filter((source) => SOURCE.test(source));

/**
 * Returns the published `package.json`, made from the one in the repository.
 * @param getVersion the version of a dependency that was tested
 */
export function publishedManifest(
  source: SourceManifest,
  { peers, exact }: Library,
  getVersion: (name: string) => string,
): PublishedManifest {
  const getRange = (name: string) => `${exact.includes(name) ? '' : '^'}${getVersion(name)}`;
  const getRanges = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, getRange(name)]));
  const imported = Object.keys(source.dependencies);
  const { name, version, description, license, sideEffects } = source;
  const doors = Object.entries(source.exports).map(([entryPoint, file]) => [entryPoint, getEntryPoint(file)]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: getRanges(imported.filter((one) => !peers.includes(one))),
    ...(peers.length > 0 && { peerDependencies: getRanges(peers) }),
    // The package has no licence for others, so it must not be published publicly by mistake.
    publishConfig: { access: 'restricted' },
  };
}
