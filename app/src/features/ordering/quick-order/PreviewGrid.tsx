import { DataGrid, type RowKey, SegmentedField, toast } from '@mortar/design-system';
import { cellText, type Table } from '@mortar/reading';
import { useDeferredValue, useMemo, useState } from 'react';
import { useRowStore } from '#grids/useRowStore.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { sumCents } from '#rules/money.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { LineDetail } from './LineDetail.tsx';
import { messages } from './messages.ts';
import { isIn, type PreviewRow, type View } from './model/previewRow.ts';
import { previewColumns } from './previewColumns.tsx';
import type { Preview } from './usePreview.ts';
import './quickOrder.css';

const texts = messages.preview;

const VIEWS = Object.keys(texts.views) as View[];

const NO_ROWS: readonly PreviewRow[] = [];

const getKey = ({ number }: PreviewRow) => number;

export interface PreviewGridProps {
  preview: Preview;
  table: Table;
  /** True while lines are being added. */
  busy: boolean;
}

/** Lists all lines, or those of one kind; a row expands to the actions that fix it. */
export function PreviewGrid({ preview, table, busy }: PreviewGridProps) {
  const { chosen, matching, adding } = preview;
  // Deferred: the popup opens first, and input has priority over rendering.
  const rows = useDeferredValue(preview.rows, NO_ROWS);
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('quick-order');
  const columns = useMemo(() => previewColumns(money, short), [money, short]);
  const [view, setView] = useState<View>('all');
  const [expanded, setExpanded] = useState<ReadonlySet<RowKey>>(new Set());
  const shown = useMemo(() => (view === 'all' ? rows : rows.filter(isIn[view])), [rows, view]);
  const store = useRowStore(shown, getKey);
  const selected = useMemo(() => new Set<RowKey>(chosen.map(({ number }) => number)), [chosen]);
  const views = VIEWS.map((value) => ({ value, label: texts.views[value], count: rows.filter(isIn[value]).length }));
  const toWords = ({ planned }: PreviewRow) =>
    (table.rows[planned.line.row]?.cells ?? []).map(cellText).filter(Boolean).join(' · ');
  const settle = async (row: PreviewRow, productCode: string) => {
    preview.decide(row.planned, { productCode });
    if (!(await matching.applyProduct(row.planned.line, productCode))) toast.error(messages.detail.failed);
  };
  return (
    <>
      <SegmentedField label={texts.show} options={views} value={view} onChange={setView} />
      <div className="quick-grid">
        <DataGrid
          label={texts.grid}
          columns={columns}
          rows={store}
          rowKey={getKey}
          subject={view}
          layoutKey={layoutKey}
          state={rows === NO_ROWS ? 'loading' : 'ready'}
          loadingText={messages.list.reading}
          emptyText={texts.none}
          note={preview.elsewhereFailed ? texts.notRead : undefined}
          rowTone={({ kind }) => (kind === 'skipped' || kind === 'with' ? 'dimmed' : undefined)}
          selection="multiple"
          selected={selected}
          selectionText={(some) => money(sumCents(some.map(({ total }) => total ?? 0)))}
          onSelectionChange={(keys) => !busy && preview.tick(shown, (number) => keys.has(number))}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onActivate={({ number }) =>
            setExpanded((before) => {
              const next = new Set(before);
              if (!next.delete(number)) next.add(number);
              return next;
            })
          }
          renderDetail={(row) => (
            <LineDetail
              planned={row.planned}
              words={toWords(row)}
              busy={busy}
              onProduct={(_planned, { productCode }) => void settle(row, productCode)}
              onDecide={preview.decide}
              onAgain={({ line, status }) =>
                status.kind === 'left' && status.left.reason === 'failed'
                  ? matching.resume()
                  : adding.again(line.number)
              }
            />
          )}
        />
      </div>
    </>
  );
}
