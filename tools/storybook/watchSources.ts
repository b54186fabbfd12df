import { watch } from 'node:fs';

/** Milliseconds without a change after which a build starts. */
const QUIET = 300;

const SKIPPED_FOLDERS = /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/;

/**
 * Calls `build` after changes in the folders. Changes during a build start another. Returns a function that stops
 * watching.
 */
export function watchSources(folders: readonly string[], build: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const handleChange = (_event: string, name: string | null) => {
    if (name !== null && SKIPPED_FOLDERS.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build);
    }, QUIET);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, handleChange));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
