import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build says what it is made of. */
export const SHIPPED_FILES = '.vite/files.json';

/** Notes the files that are in a bundle: modules of which something is left, styles, fonts and pictures. */
function note(files: Set<string>): Plugin {
  let root = '';
  return {
    name: 'mortar:note-files',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') for (const name of output.originalFileNames) files.add(resolve(root, name));
        else
          for (const [id, { renderedLength }] of Object.entries(output.modules)) if (renderedLength > 0) files.add(id);
      }
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) files.add(id);
    },
  };
}

/**
 * Says in `SHIPPED_FILES` of a build which files of packages are in it, workers' included, by their paths from the
 * repository's root.
 * @param root the repository's
 */
export function shippedFiles(root: string): { main: Plugin[]; worker: () => Plugin[] } {
  const files = new Set<string>();
  const say: Plugin = {
    name: 'mortar:shipped-files',
    generateBundle() {
      const paths = [...files].map((id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')));
      const ofPackages = [...new Set(paths.filter((path) => path.startsWith('node_modules/')))].sort();
      this.emitFile({ type: 'asset', fileName: SHIPPED_FILES, source: JSON.stringify(ofPackages, null, 1) });
    },
  };
  return { main: [note(files), say], worker: () => [note(files)] };
}
