// Writes all files generated from brand folders and removes those whose folder is gone.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { BrandInputs } from '../src/derive/inputs.ts';
import { generate } from './generate.ts';
import { readFolders } from './lists.ts';

const themes = new URL('../', import.meta.url);
const folders = readFolders();

/** Reads the folder directly, because the list of inputs is one of the outputs. */
async function getInputs(name: string): Promise<[string, BrandInputs]> {
  const file = `src/brands/${name}/brand.ts`;
  const { [name]: inputs } = (await import(new URL(file, themes).href)) as Record<string, BrandInputs | undefined>;
  if (!inputs) throw new Error(`themes/${file} exports no \`${name}\`.`);
  return [name, inputs];
}

const inputs = Object.fromEntries(await Promise.all([...folders.brands, ...folders.tests].map(getInputs)));
const files = generate(inputs, folders);
const generated = new URL('generated/', themes);
await mkdir(generated, { recursive: true });
for (const name of await readdir(generated)) {
  if (!files.has(`generated/${name}`)) await rm(new URL(name, generated));
}
for (const [path, text] of files) await writeFile(new URL(path, themes), text);
