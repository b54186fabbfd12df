import { TextLink } from '@mortar/design-system';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { NotificationsPanel } from '#messaging/panel/NotificationsPanel.tsx';
import { canOpenMessaging } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import { Gallery } from './Gallery.tsx';
import { messages as texts } from './messages.ts';
import { Promotions, usePromotions } from './Promotions.tsx';
import './shop.css';

/** Number of promotions on the home (002 §9). */
const FEATURED_COUNT = 8;

export interface HomeProps {
  onChoose(promotion: Promotion): void;
  onSeeAll(): void;
}

/** Home of the shop: banners, most requested promotions, and supplier messages (002 §2.10, §2.11). */
export function Home({ onChoose, onSeeAll }: HomeProps) {
  const query = usePromotions({ page: 1, search: '', size: FEATURED_COUNT });
  const mayWrite = canOpenMessaging(useSession().staff).allowed;
  return (
    <div className="shop-home" data-messages={mayWrite || undefined}>
      <div className="shop-home__offers">
        <Gallery />
        <section aria-labelledby="shop-featured">
          <header className="shop-home__head">
            <h2 id="shop-featured">{texts.featured}</h2>
            <TextLink onClick={onSeeAll}>{texts.seeAll}</TextLink>
          </header>
          <Promotions
            label={texts.featured}
            query={query}
            layout="card"
            skeletons={FEATURED_COUNT}
            onChoose={onChoose}
          />
        </section>
      </div>
      {mayWrite && (
        <aside className="shop-home__messages">
          <NotificationsPanel />
        </aside>
      )}
    </div>
  );
}
