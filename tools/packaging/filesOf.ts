import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, from there, in one order wherever it is made. */
export const getFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
