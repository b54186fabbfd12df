import { watch } from 'node:fs';

/** Milliseconds without a change after which one has saved what one wanted to. */
const QUIET = 300;

const SKIPPED_FOLDERS = /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/;

/** Calls `build` after changes below folders; what changes meanwhile is built afterwards. Gives what ends it. */
export function watchSources(folders: readonly string[], build: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const changed = (_event: string, name: string | null) => {
    if (name !== null && SKIPPED_FOLDERS.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build);
    }, QUIET);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
