import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Build output that lists the bundled files. */
export const SHIPPED_FILES = '.vite/files.json';

/** Collects the files of a bundle: modules not fully removed, styles, fonts and images. */
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
 * Lists the package files in a build, including workers, in `SHIPPED_FILES`, by paths from the repository root.
 * @param root root of the repository
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
