import { Pagination, SearchBox, SegmentedField } from '@mortar/design-system';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { messages as texts } from './messages.ts';
import type { CardLayout } from './PromotionCards.tsx';
import { Promotions, usePromotions } from './Promotions.tsx';
import type { ShopFilter } from './useShopFilter.ts';
import './shop.css';

/** Promotions per page (002 §9). */
const PAGE_SIZE = 20;

const LAYOUTS = (Object.keys(texts.layouts) as CardLayout[]).map((value) => ({ value, label: texts.layouts[value] }));

export interface PromosProps {
  filter: ShopFilter;
  onChoose(promotion: Promotion): void;
}

/** Lists all promotions in pages (002 §2.11). */
export function Promos({ filter, onChoose }: PromosProps) {
  const { text, search, page, layout } = filter;
  const query = usePromotions({ page, search, size: PAGE_SIZE });
  return (
    <div className="shop-promos">
      <div className="shop-promos__bar">
        <SearchBox
          label={texts.search}
          value={text}
          busy={query.isFetching && !query.isPending}
          onChange={filter.setText}
          onSearch={filter.find}
        />
        <SegmentedField label={texts.layout} options={LAYOUTS} value={layout} onChange={filter.chooseLayout} />
        <Pagination
          label={texts.list}
          page={page}
          pages={query.data?.pages ?? 1}
          busy={query.isFetching}
          onPage={filter.setPage}
        />
      </div>
      <div className="shop-promos__list" aria-busy={query.isPlaceholderData || undefined}>
        <Promotions label={texts.list} query={query} layout={layout} onChoose={onChoose} />
      </div>
    </div>
  );
}
