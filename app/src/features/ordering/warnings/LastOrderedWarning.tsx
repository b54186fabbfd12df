import { Button, DataGrid, ErrorState, type GridColumn, Panel, Popup } from '@mortar/design-system';
import { useMemo, useRef, useState } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import type { OtherUnsentLine } from '#products/history/model/otherUnsentLine.ts';
import type { SentLine } from '#products/history/model/sentLine.ts';
import type { Product } from '#products/search/model/product.ts';
import type { Pharmacy } from '#retailers/model/pharmacy.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { getRowTint, getSupply } from '#rules/supply.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { sentColumns, unsentColumns } from './lastOrderedColumns.ts';
import { messages } from './messages.ts';
import { lastOrderedProblems, orderedUnits } from './model/lastOrdered.ts';
import { splitPharmacies } from './model/splitPharmacies.ts';
import type { useLastOrdered } from './useLastOrdered.ts';
import './lastOrdered.css';

const texts = messages.lastOrdered;

const NOTHING: readonly never[] = [];

type Reads = ReturnType<typeof useLastOrdered>;

export interface LastOrderedWarningProps {
  product: Product;
  /** The open order. */
  orderId: number;
  /** True to show pharmacies, for a group. */
  group: boolean;
  reads: Reads;
  onContinue(): void;
  onCancel(): void;
}

/** 'Last Ordered Warning': orders of a product sent within 14 days, and unsent ones (001 §2). */
export function LastOrderedWarning({ product, orderId, group, reads, onContinue, onCancel }: LastOrderedWarningProps) {
  const continueButton = useRef<HTMLButtonElement>(null);
  const { unsent, sent, unsentRead, sentRead } = reads;
  const problems = lastOrderedProblems(unsentRead, sentRead);
  const [sentLines, unsentLines] = [sent.data ?? NOTHING, unsent.data ?? NOTHING];
  const pharmacies = useOrderPharmacies(group ? orderId : null)?.map(({ name }) => name) ?? null;
  const describePharmacies = (names: readonly string[]) => {
    const { onThisOrder, others } = splitPharmacies(names, pharmacies);
    return texts.whom(onThisOrder, others);
  };
  const getNames = ({ retailers = [] }: OtherUnsentLine) => retailers.map(({ name }) => name);
  const summary = texts.about(
    product.description,
    unsentLines.length > 0
      ? texts.unsentUnits(...counts(unsentLines)) + describePharmacies(unsentLines.flatMap(getNames))
      : '',
    sentLines.length > 0
      ? texts.sentUnits(...counts(sentLines)) + describePharmacies(sentLines.map(({ retailer }) => retailer))
      : '',
  );
  const retry = () => {
    if (unsentRead.failed) void unsent.refetch();
    if (sentRead.failed) void sent.refetch();
  };
  // Hides empty results.
  const shows = (read: typeof sentRead) => read.waiting || read.failed || read.rows > 0;
  return (
    <Popup
      open
      size="xl"
      title={texts.title}
      description={summary}
      onClose={onCancel}
      initialFocusRef={continueButton}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button ref={continueButton} keyHint="↵" onClick={onContinue}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <div className="last-ordered">
        <p className="last-ordered-summary" aria-hidden="true">
          {summary}
        </p>
        {problems.both ? (
          <ErrorState text={problems.both} onRetry={retry} />
        ) : (
          <>
            {shows(unsentRead) && <UnsentOrders group={group} query={unsent} problem={problems.unsent} />}
            {shows(sentRead) && <SentOrders group={group} query={sent} problem={problems.sent} />}
          </>
        )}
      </div>
    </Popup>
  );
}

function counts(lines: readonly (SentLine | OtherUnsentLine)[]): [units: number, orders: number] {
  const { units, orders } = orderedUnits(lines);
  return [units, orders];
}

interface OrdersProps<Which extends 'unsent' | 'sent'> {
  group: boolean;
  query: Reads[Which];
  problem: string | undefined;
}

/** State of a read for its grid, with its own error text. */
function gridState(query: Reads['sent'] | Reads['unsent'], problem: string | undefined) {
  return { ...queryGrid(query), ...(problem && { errorText: problem }), loadingText: texts.loading };
}

function SentOrders({ group, query, problem }: OrdersProps<'sent'>) {
  const money = useMoney();
  const short = useSupplierNames();
  const columns = useMemo(() => sentColumns({ money, short, group }), [money, short, group]);
  return (
    <Panel title={texts.sent} flush level={3}>
      <div className="last-ordered-grid">
        <DataGrid
          label={texts.sent}
          columns={columns}
          rows={query.data ?? NOTHING}
          rowKey={(line) => `${line.orderNumber} ${line.supplier} ${line.retailer} ${line.code}`}
          {...gridState(query, problem)}
          emptyText={texts.noneSent}
          rowTone={(line) => getRowTint(getSupply(line))}
        />
      </div>
    </Panel>
  );
}

const unsentKey = (line: OtherUnsentLine) => `${line.orderNumber} ${line.supplier} ${line.staff}`;

function UnsentOrders({ group, query, problem }: OrdersProps<'unsent'>) {
  const money = useMoney();
  const short = useSupplierNames();
  const columns = useMemo(() => unsentColumns({ money, short, group }), [money, short, group]);
  const [chosen, setChosen] = useState<OtherUnsentLine | null>(null);
  const line = chosen ?? query.data?.[0] ?? null;
  const grid = (
    <Panel title={texts.unsent} flush level={3}>
      <div className="last-ordered-grid">
        <DataGrid
          label={texts.unsent}
          columns={columns}
          rows={query.data ?? NOTHING}
          rowKey={unsentKey}
          {...gridState(query, problem)}
          emptyText={texts.noneUnsent}
          {...(group && {
            selection: 'single' as const,
            selected: new Set(line ? [unsentKey(line)] : []),
            onActiveRowChange: setChosen,
          })}
        />
      </div>
    </Panel>
  );
  if (!group) return grid;
  return (
    <div className="last-ordered-pair">
      {grid}
      <Panel title={texts.retailers} flush level={3}>
        <div className="last-ordered-grid">
          <DataGrid
            label={texts.retailers}
            columns={RETAILERS}
            rows={line?.retailers ?? NOTHING}
            rowKey={({ id }) => id}
            emptyText={line ? texts.noRetailers : texts.selectOrder}
          />
        </div>
      </Panel>
    </div>
  );
}

const RETAILERS: GridColumn<Pharmacy>[] = [
  { id: 'name', header: texts.columns.retailer, rowHeader: true, value: ({ name }) => name },
];
