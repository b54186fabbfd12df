import { Advert, advertWords, Carousel, EmptyState } from '@mortar/design-system';
import { useState } from 'react';
import { useSession } from '#session/useSession.ts';
import { messages as texts } from './messages.ts';

/** Milliseconds that a banner stays (002 §9). */
const STAYS = 8000;
/** Width to height of a banner, and of an advert in its place. */
const BANNER = 4;
const ADVERT = 8;

/** The shop's banners, one after the other: those that came with signing in, or the adverts where none did (002 §2.11). */
export function Gallery() {
  const { adverts, banners = [] } = useSession();
  const own = banners.length > 0;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = (own ? banners : adverts)
    // Several stores number their own.
    .map((banner, at) => ({ ...banner, id: String(at) }))
    .filter((banner) => advertWords(banner) !== '' || (banner.imageurl !== '' && !broken.has(banner.imageurl)));
  if (shown.length === 0) return <EmptyState text={texts.noGallery} />;
  return (
    <Carousel
      label={texts.gallery}
      interval={STAYS}
      ratio={own ? BANNER : ADVERT}
      slides={shown.map(({ id, imageurl, headline, line }, at) => {
        const words = advertWords({ headline, line });
        const label = words || texts.banner(at + 1);
        const content =
          words === '' ? (
            <img src={imageurl} alt={label} onError={() => setBroken((known) => new Set([...known, imageurl]))} />
          ) : (
            <Advert headline={headline} line={line} picture={imageurl} />
          );
        return { id, label, content, words: words !== '' };
      })}
    />
  );
}
