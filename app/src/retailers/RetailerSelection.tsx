import { Button, DataGrid, type DataGridHandle, type GridColumn, Panel, toast } from '@mortar/design-system';
import { type Ref, useRef } from 'react';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { messages } from './messages.ts';
import type { RetailerChoice } from './useRetailerChoice.ts';
import './retailers.css';
import { queryGrid } from '#grids/queryGrid.ts';

const COLUMNS: GridColumn<PharmacyAssignment>[] = [
  { id: 'name', header: messages.retailer, minWidth: 120, value: ({ name }) => name },
];

export interface RetailerSelectionProps {
  choice: RetailerChoice;
  /** Button for selected retailers: `Get Orders For Selected Retailers`. */
  action: string;
  busy?: boolean;
  /** Called if the same retailers are requested again, to reload. */
  onAgain(): void;
  gridRef?: Ref<DataGridHandle<PharmacyAssignment>>;
  /** Level of its heading: 3 in a popup. */
  level?: 2 | 3;
}

/** Selects among the user's retailers of a group (002 §2). */
export function RetailerSelection({
  choice,
  action,
  busy = false,
  onAgain,
  gridRef,
  level = 2,
}: RetailerSelectionProps) {
  const { query, known, assigned, ticked, tick } = choice;
  const warned = useRef(0);
  const ask = () => {
    const requested = choice.ask();
    if (requested === 'none') warned.current = toast.warning(messages.selectOnTheLeft);
    // The warning no longer applies.
    else toast.dismiss(warned.current);
    if (requested === 'again') onAgain();
  };
  return (
    <Panel title={messages.title} flush level={level}>
      <div className="retailer-selection">
        <DataGrid
          label={messages.title}
          gridRef={gridRef}
          columns={COLUMNS}
          rows={assigned}
          rowKey={({ id }) => id}
          {...queryGrid(query)}
          loadingText={messages.loading}
          emptyText={known === 0 ? messages.none : messages.notAssigned}
          selection="multiple"
          tickOnClick
          selected={ticked}
          onSelectionChange={tick}
          onActivate={ask}
        />
        <div className="retailer-selection-button">
          <Button size="sm" variant="outline" busy={busy} disabled={assigned.length === 0} onClick={ask}>
            {action}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
