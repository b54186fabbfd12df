import type { Wholesaler } from '@mortar/contract';
import { Button, type GridColumn, moneyColumn } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeIn } from '#pages/usePlace.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { type Cents, toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { ListAndForm, NothingChosen, useChosen } from '#settings/form/ListAndForm.tsx';
import { ListGrid } from '#settings/form/ListGrid.tsx';
import { useOnSessionEnd } from '#settings/form/useStoredDraft.ts';
import { freshSuppliersQuery } from './api/supplierTerms.ts';
import { messages as texts } from './messages.ts';
import { type CreditorValues, NO_CREDITOR } from './model/creditorRequest.ts';
import { SupplierForm } from './SupplierForm.tsx';
import { SUPPLIER } from './supplierPlace.ts';
import { useStoredRequest } from './useStoredRequest.ts';
import './suppliers.css';

const NewCreditorPopup = lazyPart(() => import('./NewCreditorPopup.tsx'), 'NewCreditorPopup');

const NONE: readonly Wholesaler[] = [];

/** Zero is shown as empty. */
const formatTerm = (money: (cents: Cents) => string) => (cents: Cents) => (cents === 0 ? '' : money(cents));

const getColumns = (money: (cents: Cents) => string): GridColumn<Wholesaler>[] => [
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
    format: formatTerm(money),
    value: ({ creditlimit }) => toCents(creditlimit),
  }),
  moneyColumn({
    id: 'minimum',
    header: texts.columns.minimum,
    width: 124,
    format: formatTerm(money),
    value: ({ minimumordervalue }) => toCents(minimumordervalue),
  }),
];

/** Opens the supplier named by the address, once loaded and on every change. */
function useNamedSupplier(suppliers: readonly Wholesaler[], open: (creditorId: number) => void) {
  const { search, key } = useLocation();
  const named = placeIn(search, SUPPLIER);
  const supplier = suppliers.find(({ creditorid }) => String(creditorid) === named)?.creditorid;
  const openNamed = useEffectEvent(open);
  useEffect(
    function openFromAddress() {
      // Every history entry opens its supplier again.
      if (supplier !== undefined && key) openNamed(supplier);
    },
    [supplier, key],
  );
}

/** Supplier Settings: suppliers, terms of the selected one, and the request for a new one (002 §2.12). */
export function SupplierSection() {
  const money = useMoney();
  const query = useQuery(freshSuppliersQuery(useClient()));
  const { retained: storedRequest, keep } = useStoredRequest();
  const [requesting, setRequesting] = useState(storedRequest !== null);
  /** Unsent input of a request, restored on reopening. */
  const [draft, setDraft] = useState<CreditorValues>(storedRequest ?? NO_CREDITOR);
  useOnSessionEnd(() => !requesting && keep(draft));
  const columns = useMemo(() => getColumns(money), [money]);
  const suppliers = query.data ?? NONE;
  const { one: supplier, storedAs, entered, open } = useChosen('supplier', suppliers, ({ creditorid }) => creditorid);
  useNamedSupplier(suppliers, open);
  return (
    <>
      <ListAndForm
        title={texts.title}
        wide
        entered={entered}
        actions={
          <Button variant="outline" size="xs" onClick={() => setRequesting(true)}>
            {texts.request}
          </Button>
        }
        list={
          <ListGrid
            label={texts.title}
            texts={texts}
            columns={columns}
            rows={suppliers}
            getKey={({ creditorid }) => creditorid}
            query={query}
            searchPanel
            chosen={supplier?.creditorid ?? null}
            onOpen={open}
          />
        }
        form={
          supplier ? (
            <div className="supplier-form">
              <SupplierForm key={supplier.creditorid} supplier={supplier} />
            </div>
          ) : (
            <NothingChosen title={texts.terms.title} text={texts.choose} gone={query.isSuccess ? storedAs : null} />
          )
        }
      />
      <PartBoundary onFail={() => setRequesting(false)}>
        {requesting && (
          <NewCreditorPopup
            values={draft}
            isRestored={storedRequest !== null && draft === storedRequest}
            onSessionEnd={keep}
            onClose={(typed) => {
              setDraft(typed);
              setRequesting(false);
            }}
          />
        )}
      </PartBoundary>
    </>
  );
}
