import { Button, Counting, IconButton, PageHeader, Tabs } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '#features/promotions/cart/cartStore.ts';
import { cartTotal } from '#features/promotions/cart/model/cart.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { paths } from '#pages/paths.ts';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { Home } from './Home.tsx';
import { messages as texts } from './messages.ts';
import { Promos } from './Promos.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { useShopFilter } from './useShopFilter.ts';
import './shop.css';

const QuantitySelectorPopup = lazyPart(
  () => import('#features/promotions/product/QuantitySelectorPopup.tsx'),
  'QuantitySelectorPopup',
);
const MyCart = lazyPart(() => import('#features/promotions/cart/MyCart.tsx'), 'MyCart');

type View = 'home' | 'promos';
const PLACE = 'view';
const viewIn = (parameter: string | null): View => (parameter === 'promos' ? 'promos' : 'home');

/** /Promotions: the branded store (002 §2.11). The view is in the address, so it starts at Home on return. */
export function PromotionsScreen() {
  const { config } = useServices();
  const money = useMoney();
  const leave = useLeave();
  const { search } = useLocation();
  const { cart } = useCart();
  const top = useRef<HTMLDivElement>(null);
  const filter = useShopFilter();
  const [view, setView] = useState(() => viewIn(placeIn(search, PLACE)));
  const [chosen, setChosen] = useState<Promotion | null>(null);
  const [cartOpen, setCartOpen] = useState(false);
  usePlace(PLACE, view === 'home' ? null : view, (parameter) => setView(viewIn(parameter)));
  const toTop = () => top.current?.scrollIntoView({ block: 'start' });
  const show = (next: View) => {
    setView(next);
    toTop();
  };
  const total = cartTotal(cart);
  const browse = () => {
    setCartOpen(false);
    show('promos');
  };
  return (
    <div ref={top} className="shop">
      <PageHeader
        title={brandInfo[config.brand].promotionsTitle}
        actions={
          <>
            <Button variant="ghost" tone="neutral" onClick={() => leave(paths.dashboard())}>
              {texts.back}
            </Button>
            <span className="shop__total">
              <span>{texts.totalLabel}</span>
              <strong>
                <Counting value={total} format={money} />
              </strong>
            </span>
            <IconButton
              size="md"
              label={texts.cart}
              icon={<ShoppingCart size={20} aria-hidden="true" />}
              badge={cart.lines.length}
              disabled={total === 0}
              onClick={() => setCartOpen(true)}
            />
          </>
        }
      />
      <Tabs
        label={texts.views}
        active={view}
        onChange={setView}
        tabs={[
          {
            id: 'home',
            label: texts.home,
            content: <Home onChoose={setChosen} onSeeAll={() => show('promos')} />,
          },
          { id: 'promos', label: texts.promos, content: <Promos filter={filter} onChoose={setChosen} /> },
        ]}
      />
      <ShopFooter onTop={toTop} />
      <PartBoundary onFail={() => setChosen(null)}>
        {chosen && <QuantitySelectorPopup promotion={chosen} onClose={() => setChosen(null)} />}
      </PartBoundary>
      <PartBoundary onFail={() => setCartOpen(false)}>
        {cartOpen && <MyCart onBrowse={browse} onClose={() => setCartOpen(false)} />}
      </PartBoundary>
    </div>
  );
}
