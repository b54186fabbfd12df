import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandInfo, BrandTutorial } from '../../themes/src/brandInfo.ts';
import { BRANDS } from '../../themes/src/brands.ts';
import type { BrandInputs } from '../../themes/src/derive/inputs.ts';
import { brandPack } from '../../themes/tools/pack.ts';
import { appDist, fromRoot } from '../paths.ts';

/** A brand as defined in its folder, built in or not. */
interface BrandFolder {
  name: string;
  path: string;
  inputs: BrandInputs;
  /** Pictures are files of the folder. */
  info: BrandInfo;
  /** Files in the folder made by `npm run tutorial`. */
  tutorial: BrandTutorial | undefined;
}

/** File names of a brand's recording of the product. */
export const TUTORIAL: BrandTutorial = { video: 'tutorial.webm', poster: 'tutorial.jpg' };

/** Imports the single export of a brand module, which has the brand's name. */
async function importExport<Value>(path: string, file: string, name: string): Promise<Value> {
  const module: Record<string, Value | undefined> = await import(pathToFileURL(join(path, file)).href);
  const value = module[name];
  if (!value) throw new Error(`${join(path, file)} exports no \`${name}\`.`);
  return value;
}

/**
 * Reads a brand folder.
 * @param said a brand's name, or the path of its folder, as it was typed
 * @throws with instructions for the user
 */
export async function readBrandFolder(said: string): Promise<BrandFolder> {
  const isName = (BRANDS as readonly string[]).includes(said);
  const path = isName ? fromRoot('themes', 'src', 'brands', said) : resolve(process.env.INIT_CWD ?? '', said);
  if (said === '' || !existsSync(join(path, 'brand.ts')))
    throw new Error(`Say which brand, or where its folder is: ${BRANDS.join(', ')}, ../brands/renoster.`);
  const name = basename(path);
  return {
    name,
    path,
    inputs: await importExport<BrandInputs>(path, 'brand.ts', name),
    info: await importExport<BrandInfo>(path, 'info.ts', name),
    tutorial: Object.values(TUTORIAL).every((file) => existsSync(join(path, file))) ? TUTORIAL : undefined,
  };
}

/**
 * Writes the pack of a brand for an application built without it (0038).
 * @param parent parent of the created folder, which has the brand's name
 * @returns that folder
 * @throws with unreadable or indistinguishable colours
 */
export function writeBrandPack(brand: BrandFolder, parent: string): string {
  const folder = join(parent, brand.name);
  if (folder === brand.path) throw new Error(`The brand's own folder is ${folder}: say another one.`);
  const { texts, files } = brandPack(brand);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  for (const file of files) copyFileSync(join(brand.path, file), join(folder, file));
  return folder;
}

/**
 * Copies an external brand next to the built application, as in a deployment.
 * @returns its name
 */
export async function copyBesideApp(brand: string): Promise<string> {
  if (!brand.includes('/')) return brand;
  return basename(writeBrandPack(await readBrandFolder(brand), join(appDist, 'brands')));
}
