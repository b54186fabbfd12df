import type { Keyword } from '@mortar/contract';
import { choiceColumn, DataGrid, type DataGridHandle, type GridColumn } from '@mortar/design-system';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { CellButton } from '#grids/CellButton.tsx';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { messages as texts } from './messages.ts';
import '#grids/gridFill.css';
import './keywords.css';

type Act = (kind: 'edit' | 'delete', keyword: Keyword) => void;

function RowButtons({ keyword, refusal, act }: { keyword: Keyword; refusal: string | undefined; act: Act }) {
  const reason = refusal ?? (keyword.type === 'USER' ? undefined : texts.system);
  return (
    <>
      <CellButton label={texts.edit(keyword.keyword)} refusal={reason} onClick={() => act('edit', keyword)}>
        <Pencil size={16} aria-hidden />
      </CellButton>
      <CellButton label={texts.delete(keyword.keyword)} refusal={reason} onClick={() => act('delete', keyword)}>
        <Trash2 size={16} aria-hidden />
      </CellButton>
    </>
  );
}

function keywordColumns(refusal: string | undefined, act: Act): GridColumn<Keyword>[] {
  return [
    {
      id: 'keyword',
      header: texts.columns.keyword,
      flex: 3,
      minWidth: 160,
      rowHeader: true,
      value: ({ keyword }) => keyword,
    },
    choiceColumn({
      id: 'type',
      header: texts.columns.type,
      width: 88,
      noTruncate: true,
      value: ({ type }) => texts.types[type],
    }),
    {
      id: 'actions',
      header: texts.columns.actions,
      width: 88,
      align: 'center',
      sortable: false,
      interactive: true,
      exported: false,
      value: () => null,
      render: (keyword) => <RowButtons keyword={keyword} refusal={refusal} act={act} />,
    },
  ];
}

export interface KeywordsGridProps {
  query: GridQuery;
  keywords: readonly Keyword[];
  gridRef: RefObject<DataGridHandle<Keyword> | null>;
  refusal: string | undefined;
  onEdit(keyword: string): void;
  onDelete(keyword: string): void;
}

/** Lists a product's keywords: Enter edits and Del deletes those of type User (001 §3, §5). */
export function KeywordsGrid({ query, keywords, gridRef, refusal, onEdit, onDelete }: KeywordsGridProps) {
  const act: Act = (kind, { keyword, type }) => {
    if (refusal !== undefined || type !== 'USER') return;
    if (kind === 'edit') onEdit(keyword);
    else onDelete(keyword);
  };
  const stable = useStableHandlers({ act });
  const columns = useMemo(() => keywordColumns(refusal, stable.act), [refusal, stable]);
  const onRowKey = (event: KeyboardEvent, keyword: Keyword) => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    act('delete', keyword);
  };
  return (
    <div className="keywords-grid">
      <DataGrid
        label={texts.list}
        gridRef={gridRef}
        columns={columns}
        rows={keywords}
        rowKey={({ index, keyword }) => `${index} ${keyword}`}
        {...queryGrid(query)}
        loadingText={texts.loading}
        countText={texts.count}
        emptyText={texts.none}
        {...(refusal === undefined && { emptyHint: texts.noneHint })}
        onRowKey={onRowKey}
        onActivate={(keyword) => act('edit', keyword)}
      />
    </div>
  );
}
