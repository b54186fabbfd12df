import type { Library } from './libraries.ts';

/** What of a `package.json` of the repository is read. */
export interface SourceManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  sideEffects: readonly string[];
  /** The doors, each with the source behind it. */
  exports: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}

/** A door of a published package: a file, or a module with its types. */
type Door = string | { types: string; default: string };

export interface PublishedManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: 'module';
  sideEffects: readonly string[];
  exports: Record<string, Door>;
  files: string[];
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig: { access: 'restricted' };
}

const SOURCE = /\.tsx?$/;

/** Where a file stands in the package: in `dist`, modules as JavaScript, other files as they are. */
export const getPlace = (source: string) => source.replace(/^\.\/(?:src\/)?/, './dist/').replace(SOURCE, '.js');

function getEntryPoint(source: string): Door {
  const place = getPlace(source);
  // Types first: conditions are read in their order.
  return SOURCE.test(source) ? { types: place.replace(/\.js$/, '.d.ts'), default: place } : place;
}

/** The modules that a package's doors lead to, from its folder: `src/index.ts`. */
export const getEntries = ({ exports }: Pick<SourceManifest, 'exports'>): string[] =>
  Object.values(exports).filter((source) => SOURCE.test(source));

/**
 * The `package.json` of what is published, made of the one in the repository.
 * @param getVersion the version of a package that it was tested with
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
  const doors = Object.entries(source.exports).map(([door, file]) => [door, getEntryPoint(file)]);
  return {
    ...{ name, version, description, license, type: 'module', sideEffects },
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: getRanges(imported.filter((one) => !peers.includes(one))),
    ...(peers.length > 0 && { peerDependencies: getRanges(peers) }),
    // Without a licence it is nobody's but the owner's: nothing is published to everyone by mistake.
    publishConfig: { access: 'restricted' },
  };
}
