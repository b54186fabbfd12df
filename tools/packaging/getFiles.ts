import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the relative paths of all files in a folder, in a stable order. */
export const getFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
