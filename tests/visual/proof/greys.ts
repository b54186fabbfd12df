import { brandInfo } from '@mortar/themes';
import sharp from 'sharp';
import { serveFolder } from '../../../tools/static-server.ts';
import type { Combination } from '../../stories/combinations.ts';
import { inCombination, load, show } from '../capture/onStage.ts';
import { openStudio } from '../capture/studio.ts';
import type { Grey } from './likeness.ts';

/** Hides logos and brand names; runs in the page. */
function maskNames(names: readonly string[]): void {
  for (const logo of document.querySelectorAll<HTMLElement>('.m-logo')) logo.style.visibility = 'hidden';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const name of names) text.textContent = (text.textContent ?? '').replaceAll(name, 'Pharmacy');
  }
}

const NAMES = Object.values(brandInfo).flatMap(({ productName, promotionsTitle, promotionsShopLabel }) => [
  promotionsTitle,
  promotionsShopLabel,
  productName,
]);

/**
 * Returns greyscale pictures of stories without names and logos: by story, for each combination in order.
 * @param part selector of the part to capture; default the window
 */
export async function getGreys(
  folder: string,
  executable: string,
  stories: readonly { id: string; part?: string; again?: boolean }[],
  combinations: readonly Combination[],
): Promise<Grey[][]> {
  const site = await serveFolder(folder, { unchanging: true });
  const studio = await openStudio(executable);
  try {
    const all: Grey[][] = [];
    for (const { id, part, again } of stories) {
      await show(studio, site.url, id);
      const greys: Grey[] = [];
      for (const combination of combinations) {
        if (again) await load(studio, site.url, id, combination);
        const picture = await inCombination(studio, combination, async () => {
          await studio.page.evaluate(maskNames, NAMES);
          const checked = part ? studio.page.locator(part).first() : studio.page;
          return checked.screenshot({ type: 'png' });
        });
        const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
        greys.push({ width: info.width, height: info.height, data: new Uint8Array(data) });
      }
      all.push(greys);
    }
    return all;
  } finally {
    await studio.close();
    await site.close();
  }
}
