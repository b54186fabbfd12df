import { choiceColumn, DataGrid, type GridColumn, numberColumn, VisuallyHidden } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { codeColumn, productColumn, sepColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import type { Product } from '#products/search/model/product.ts';
import type { Cents } from '#rules/money.ts';
import { allowedSchedules, formatSchedule } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { usePermissions } from '#session/useSession.ts';
import { preferredProductsQuery } from './api/preferredProducts.ts';
import { messages as texts } from './messages.ts';
import './preferred.css';

/** Rank 1 is 'VIP' (001 §3). */
const rankText = (rank: number) => (rank === 1 ? texts.vip : String(rank));

function preferredColumns(money: (cents: Cents) => string): GridColumn<Product>[] {
  const { columns } = texts;
  return [
    numberColumn({
      id: 'rank',
      header: columns.rank,
      value: ({ pplRank }) => (pplRank > 0 ? pplRank : null),
      text: ({ pplRank }) => rankText(pplRank),
    }),
    productColumn({
      id: 'description',
      header: columns.description,
      searchable: true,
      value: ({ description }) => description,
    }),
    codeColumn({ id: 'nappi', header: columns.nappi, searchable: true, value: ({ nappiCode }) => nappiCode }),
    codeColumn({ id: 'pack', header: columns.pack, width: 64, align: 'end', value: ({ packSize }) => packSize }),
    sepColumn(money, { header: columns.sep }),
    choiceColumn({
      id: 'schedule',
      header: columns.schedule,
      width: 88,
      noTruncate: true,
      value: ({ schedule }) => formatSchedule(schedule),
    }),
    choiceColumn({
      id: 'manufacturer',
      header: columns.manufacturer,
      flex: 2,
      minWidth: 160,
      searchable: true,
      value: ({ manufacturer }) => manufacturer,
    }),
    codeColumn({ id: 'code', header: columns.code, optional: true, value: ({ productCode }) => productCode }),
  ];
}

/** /PPLManager: read-only list of preferred products by rank (000 §2, ruling 3). */
export function PreferredProductsScreen() {
  const money = useMoney();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const layoutKey = useLayoutKey('preferred-products');
  const query = useQuery(preferredProductsQuery(useClient(), schedules));
  const columns = useMemo(() => preferredColumns(money), [money]);
  return (
    <div className="preferred-products">
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <GridPanel title={texts.title}>
        <DataGrid
          label={texts.title}
          columns={columns}
          layoutKey={layoutKey}
          rows={query.data ?? []}
          rowKey={({ productCode }) => productCode}
          {...queryGrid(query)}
          loadingText={texts.loading}
          countText={texts.count}
          emptyText={texts.none}
          searchPanel
          find
        />
      </GridPanel>
    </div>
  );
}
