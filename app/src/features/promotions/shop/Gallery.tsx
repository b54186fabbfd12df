import { Carousel, EmptyState } from '@mortar/design-system';
import { useState } from 'react';
import { useSession } from '#session/useSession.ts';
import { messages as texts } from './messages.ts';

/** Milliseconds that a banner stays (002 §9). */
const STAYS = 8000;

/** The shop's banners, one after the other: those that came with signing in (002 §2.11). */
export function Gallery() {
  const { adverts } = useSession();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = adverts.filter(({ imageurl }) => imageurl !== '' && !broken.has(imageurl));
  if (shown.length === 0) return <EmptyState text={texts.noGallery} />;
  return (
    <Carousel
      label={texts.gallery}
      interval={STAYS}
      ratio={8}
      slides={shown.map(({ adid, imageurl }, at) => {
        const label = texts.banner(at + 1);
        const content = (
          <img src={imageurl} alt={label} onError={() => setBroken((known) => new Set([...known, imageurl]))} />
        );
        return { id: String(adid), label, content };
      })}
    />
  );
}
