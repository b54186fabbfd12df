import { type BrandName, brandInfo } from '@mortar/themes';
import { getPaper } from '@mortar/themes/paper';
import type { BrandOnPaper } from './pages.ts';

/** Pixels: logos print at 600 dpi. */
const LOGO_HEIGHT = 216;

/** Logo as a PNG; null if unavailable, since the document matters more. */
async function getLogo(address: string): Promise<BrandOnPaper['logo']> {
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const ratio = picture.naturalWidth / picture.naturalHeight;
    const canvas = document.createElement('canvas');
    canvas.height = LOGO_HEIGHT;
    canvas.width = Math.round(LOGO_HEIGHT * ratio);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return file && { png: new Uint8Array(await file.arrayBuffer()), ratio };
  } catch {
    return null;
  }
}

/** Returns a brand for print: on white, in any mode. */
export async function getPrintBrand(brand: BrandName): Promise<BrandOnPaper> {
  return { logo: await getLogo(brandInfo[brand].logo.wordmark.light), paper: getPaper(brand) };
}
