import { mkdir, writeFile } from 'node:fs/promises';
import { generate, pictures } from './generate.ts';

const folder = new URL('../generated/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, text] of generate()) await writeFile(new URL(name, folder), text);

const brands = new URL('../src/brands/', import.meta.url);
for (const [path, text] of pictures()) await writeFile(new URL(path, brands), text);
