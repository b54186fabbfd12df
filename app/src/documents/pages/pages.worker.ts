import { answerWith } from '#documents/worker/answerWith.ts';
import { drawPages } from './drawPages.ts';
import boldUrl from './fonts/inter-bold.ttf?url';
import regularUrl from './fonts/inter-regular.ttf?url';
import type { BrandOnPaper, PagesDocument } from './pages.ts';

async function getFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is not there`);
  return new Uint8Array(await answer.arrayBuffer());
}

export interface PagesRequest {
  document: PagesDocument;
  brand: BrandOnPaper;
}

answerWith(async ({ document, brand }: PagesRequest) => {
  const [regular, bold] = await Promise.all([getFile(regularUrl), getFile(boldUrl)]);
  return drawPages(document, brand, { regular, bold });
});
