import { type BrandName, brandInfo } from '@mortar/themes';
import { getPaper } from '@mortar/themes/paper';
import type { BrandOnPaper } from './pages.ts';

/** Pixels: an inch of paper has 600 of them at the height at which logos are printed. */
const LOGO_HEIGHT = 216;

/** A drawing as a PNG; null where there is none to be had, since paper without a logo is better than no paper. */
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

/** A brand as it is printed: on white, whatever the mode of the screen. */
export async function brandOnPaper(brand: BrandName): Promise<BrandOnPaper> {
  return { logo: await getLogo(brandInfo[brand].logo.wordmark.light), paper: getPaper(brand) };
}
