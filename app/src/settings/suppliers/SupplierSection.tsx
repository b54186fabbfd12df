import type { Wholesaler } from '@mortar/contract';
import { Button, DataGrid, EmptyState, type GridColumn, moneyColumn, Panel } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { type Cents, toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useAskUnsaved } from '#unsaved/useUnsavedChanges.ts';
import { freshSuppliersQuery } from './api/supplierTerms.ts';
import { messages as texts } from './messages.ts';
import { type CreditorValues, NO_CREDITOR } from './model/creditorRequest.ts';
import { SupplierForm } from './SupplierForm.tsx';
import './suppliers.css';

const NewCreditorPopup = lazyPart(() => import('./NewCreditorPopup.tsx').then((module) => module.NewCreditorPopup));

const NONE: readonly Wholesaler[] = [];

const columnsOf = (money: (cents: Cents) => string): GridColumn<Wholesaler>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    flex: 3,
    minWidth: 160,
    rowHeader: true,
    searchable: true,
    value: ({ wholesalername }) => wholesalername,
  },
  moneyColumn({
    id: 'creditlimit',
    header: texts.columns.creditLimit,
    width: 112,
    format: money,
    value: ({ creditlimit }) => toCents(creditlimit),
  }),
  moneyColumn({
    id: 'minimum',
    header: texts.columns.minimum,
    width: 124,
    format: money,
    value: ({ minimumordervalue }) => toCents(minimumordervalue),
  }),
];

/** Supplier Settings: the suppliers, what was agreed with the chosen one, and the request for another (002 §2.12). */
export function SupplierSection() {
  const money = useMoney();
  const query = useQuery(freshSuppliersQuery(useClient()));
  const askUnsaved = useAskUnsaved();
  const [chosen, setChosen] = useState<number | null>(null);
  /** Counts the times that somebody asked for the form by Enter. */
  const [entered, setEntered] = useState(0);
  const [requesting, setRequesting] = useState(false);
  /** What was typed of a request and not sent: there again when it is opened again. */
  const draft = useRef<CreditorValues>(NO_CREDITOR);
  const columns = useMemo(() => columnsOf(money), [money]);
  const suppliers = query.data ?? NONE;
  const supplier = suppliers.find(({ creditorid }) => creditorid === chosen);
  const choose = (creditorid: number, enter = false) => {
    const take = () => {
      setChosen(creditorid);
      setEntered((times) => (enter ? times + 1 : 0));
    };
    if (creditorid === chosen) take();
    else askUnsaved(take);
  };
  return (
    <div className="supplier-settings">
      <GridPanel
        title={texts.title}
        actions={
          <Button variant="outline" size="xs" onClick={() => setRequesting(true)}>
            {texts.request}
          </Button>
        }
      >
        <DataGrid
          label={texts.title}
          columns={columns}
          rows={suppliers}
          rowKey={({ creditorid }) => creditorid}
          selection="single"
          selected={new Set(chosen === null ? [] : [chosen])}
          onSelectionChange={(selected) => {
            const [creditorid] = selected;
            if (typeof creditorid === 'number') choose(creditorid);
          }}
          onActivate={({ creditorid }) => choose(creditorid, true)}
          searchPanel
          {...queryGrid(query)}
          loadingText={texts.loading}
          emptyText={texts.none}
          countText={texts.count}
        />
      </GridPanel>
      {supplier ? (
        <ChosenSupplier key={supplier.creditorid} supplier={supplier} entered={entered} />
      ) : (
        <Panel title={texts.terms.title}>
          <EmptyState text={texts.choose} hint={texts.chooseHint} />
        </Panel>
      )}
      <PartBoundary onFail={() => setRequesting(false)}>
        {requesting && (
          <NewCreditorPopup
            values={draft.current}
            onClose={(typed) => {
              draft.current = typed;
              setRequesting(false);
            }}
          />
        )}
      </PartBoundary>
    </div>
  );
}

/** The form of the chosen supplier. Whoever chose it by Enter has its first field; the grid keeps the keyboard otherwise. */
function ChosenSupplier({ supplier, entered }: { supplier: Wholesaler; entered: number }) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(
    function focusFirstField() {
      if (entered > 0) pane.current?.querySelector('input')?.focus();
    },
    [entered],
  );
  return (
    <div ref={pane} className="supplier-form">
      <SupplierForm supplier={supplier} />
    </div>
  );
}
