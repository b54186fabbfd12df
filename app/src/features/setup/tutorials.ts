import { BRANDS, type BrandName, type BrandTutorial, brandInfo } from '@mortar/themes';
import captions from '#assets/tutorial/captions.vtt?url';

const addresses = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.\w+$/g, ''), address]));

// Files named by brand, made with `npm run tutorial`.
const videos = addresses(
  import.meta.glob<string>('#assets/tutorial/*.webm', { eager: true, query: '?url', import: 'default' }),
);
const posters = addresses(
  import.meta.glob<string>('#assets/tutorial/*.jpg', { eager: true, query: '?url', import: 'default' }),
);

export interface TutorialVideo extends BrandTutorial {
  captions: string;
}

/** Returns a brand's tutorial, or the default brand's. */
export function getTutorial(brand: BrandName): TutorialVideo {
  const served = brandInfo[brand]?.tutorial;
  if (served) return { ...served, captions };
  const own = videos.has(brand) && posters.has(brand) ? brand : BRANDS[0];
  return { video: videos.get(own) ?? '', poster: posters.get(own) ?? '', captions };
}
