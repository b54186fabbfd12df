import {
  Button,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  type GridColumn,
  Panel,
  toast,
} from '@mortar/design-system';
import { useMemo, useRef } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { gridSheet } from '#grids/gridSheet.ts';
import { gridText } from '#grids/gridText.ts';
import { messages } from './messages.ts';
import { unlinkedReason } from './model/unlinkedReason.ts';
import './importResult.css';

const texts = messages.unlinked;

export interface UnlinkedProductsProps<Row extends object> {
  /** As in the file. */
  rows: readonly Row[];
  /** As in the file; define the array outside the component. */
  columns: readonly GridColumn<Row>[];
  getQuantity(row: Row): string;
}

/** Lists unmatched lines with reasons, to copy or download (002 §2.4). */
export function UnlinkedProducts<Row extends object>({ rows, columns, getQuantity }: UnlinkedProductsProps<Row>) {
  const grid = useRef<DataGridHandle<Row>>(null);
  // Lines may be equal.
  const keys = useMemo(() => new Map(rows.map((row, index) => [row, index])), [rows]);
  const all = useMemo(
    (): GridColumn<Row>[] => [
      ...columns,
      choiceColumn({
        id: 'reason',
        header: texts.columns.reason,
        noTruncate: true,
        value: (row) => texts.reasons[unlinkedReason(getQuantity(row))],
      }),
    ],
    [columns, getQuantity],
  );
  const { exportWorkbook, exporting, progress } = useExport();
  const copy = async () => {
    const shown = grid.current?.exportRows();
    if (!shown) return;
    try {
      await navigator.clipboard.writeText(gridText(shown));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  const download = () => {
    const shown = grid.current?.exportRows();
    if (shown) void exportWorkbook({ fileName: texts.file(fileDate()), sheets: [gridSheet(texts.title, shown)] });
  };
  return (
    <Panel
      title={texts.title}
      flush
      level={3}
      actions={
        <>
          <Button variant="ghost" tone="neutral" size="sm" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button variant="ghost" tone="neutral" size="sm" busy={exporting} onClick={download}>
            {texts.download}
          </Button>
        </>
      }
    >
      <div className="unlinked-products">
        <DataGrid
          label={texts.title}
          gridRef={grid}
          columns={all}
          rows={rows}
          rowKey={(row) => keys.get(row) ?? 0}
          emptyText={messages.result.allLinked}
        />
      </div>
      {progress}
    </Panel>
  );
}
