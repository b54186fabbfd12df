import { Advert, advertWords, Carousel, EmptyState } from '@mortar/design-system';
import { useState } from 'react';
import { useSession } from '#session/useSession.ts';
import { messages as texts } from './messages.ts';

/** Milliseconds per banner (002 §9). */
const BANNER_MS = 8000;
/** Aspect ratios of banners and adverts. */
const BANNER_RATIO = 4;
const ADVERT_RATIO = 8;

/** Rotates the banners of the sign-in answer, or adverts if there are none (002 §2.11). */
export function Gallery() {
  const { adverts, banners = [] } = useSession();
  const own = banners.length > 0;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = (own ? banners : adverts)
    // Ids are not unique across stores.
    .map((banner, index) => ({ ...banner, id: String(index) }))
    .filter((banner) => advertWords(banner) !== '' || (banner.imageurl !== '' && !broken.has(banner.imageurl)));
  if (shown.length === 0) return <EmptyState text={texts.noGallery} />;
  return (
    <Carousel
      label={texts.gallery}
      interval={BANNER_MS}
      ratio={own ? BANNER_RATIO : ADVERT_RATIO}
      slides={shown.map(({ id, imageurl, headline, line }, index) => {
        const words = advertWords({ headline, line });
        const label = words || texts.banner(index + 1);
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
