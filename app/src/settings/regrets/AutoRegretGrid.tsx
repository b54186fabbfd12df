import { DataGrid, type GridColumn, numberColumn } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { messages } from './messages.ts';
import type { AutoRegretSupplier, AutoRegrets, RegretValues } from './model/regretSettings.ts';
import { SwitchCell } from './SwitchCell.tsx';
import './autoRegretGrid.css';

const { auto: texts } = messages;

interface Row extends AutoRegretSupplier {
  enabled: boolean;
}

function getColumns(disabled: boolean, set: (row: Row, enabled: boolean) => void): GridColumn<Row>[] {
  const { columns } = texts;
  return [
    {
      id: 'supplier',
      header: columns.supplier,
      flex: 3,
      minWidth: 200,
      rowHeader: true,
      searchable: true,
      value: ({ name }) => name,
    },
    numberColumn({ id: 'preference', header: columns.preference, value: ({ preference }) => preference }),
    {
      id: 'auto',
      header: columns.auto,
      width: 132,
      interactive: true,
      value: ({ enabled }) => (enabled ? texts.on : texts.off),
      render: (row) => (
        <SwitchCell
          label={texts.switch(row.name)}
          checked={row.enabled}
          text={row.enabled ? texts.on : texts.off}
          disabled={disabled}
          onChange={(enabled) => set(row, enabled)}
        />
      ),
    },
  ];
}

export interface AutoRegretGridProps {
  suppliers: readonly AutoRegretSupplier[];
  query: GridQuery;
  /** True if auto regrets are off, so the switches have no effect. */
  disabled: boolean;
}

/** Lists suppliers with their auto regret switches; Space toggles a row's (000 §3). */
export function AutoRegretGrid({ suppliers, query, disabled }: AutoRegretGridProps) {
  const { values, setFieldValue } = useFormikContext<RegretValues>();
  const { set } = useStableHandlers({
    set({ creditorid }: Row, enabled: boolean) {
      const chosen: AutoRegrets = { ...values.suppliers, [creditorid]: enabled };
      void setFieldValue('suppliers', chosen);
    },
  });
  const rows = useMemo(
    () => suppliers.map((supplier) => ({ ...supplier, enabled: values.suppliers[supplier.creditorid] === true })),
    [suppliers, values.suppliers],
  );
  const columns = useMemo(() => getColumns(disabled, set), [disabled, set]);
  return (
    <div className="auto-regrets">
      <DataGrid
        label={texts.grid}
        columns={columns}
        rows={rows}
        rowKey={({ creditorid }) => creditorid}
        {...queryGrid(query)}
        loadingText={texts.loading}
        emptyText={texts.none}
        countText={texts.count}
        onRowKey={(event, row) => {
          if (event.key !== ' ' || disabled) return;
          event.preventDefault();
          set(row, !row.enabled);
        }}
      />
    </div>
  );
}
