import { mkdir, writeFile } from 'node:fs/promises';
import { generate } from './generate.ts';

const folder = new URL('../generated/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, text] of generate()) await writeFile(new URL(name, folder), text);
