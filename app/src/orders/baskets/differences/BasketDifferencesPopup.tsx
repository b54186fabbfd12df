import type { ImportRule } from '@mortar/contract';
import {
  Button,
  choiceColumn,
  DataGrid,
  type GridColumn,
  LoadingState,
  moneyColumn,
  numberColumn,
  Popup,
  PopupError,
  ProgressBar,
  type RowKey,
  SegmentedField,
  toast,
} from '@mortar/design-system';
import type { BasketFile, BasketLine } from '@mortar/reading';
import { useMemo, useRef } from 'react';
import { codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { UnlinkedProducts } from '#orders/importing/UnlinkedProducts.tsx';
import { type Cents, sumCents } from '#rules/money.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import type { Difference, ImportWay } from './basketDifferences.ts';
import { useDifferences } from './useDifferences.ts';
import './basketDifferences.css';

const texts = messages.differences;
const { columns: unlinkedTexts } = importMessages.unlinked;

const WAYS = (['replace', 'add'] as const).map((value) => ({ value, label: texts.ways[value] }));

const UNLINKED: readonly GridColumn<BasketLine>[] = [
  {
    id: 'description',
    header: unlinkedTexts.description,
    flex: 1,
    minWidth: 200,
    rowHeader: true,
    value: ({ row }) => row.productdescription,
  },
  codeColumn({ id: 'nappi', header: unlinkedTexts.nappi, value: ({ row }) => row.nappicode }),
  codeColumn({ id: 'barcode', header: unlinkedTexts.barcode, width: 132, value: ({ row }) => row.barcode }),
  codeColumn({
    id: 'quantity',
    header: unlinkedTexts.quantity,
    width: 84,
    align: 'end',
    value: ({ row }) => row.quantity,
  }),
];
const getQuantity = ({ row }: BasketLine) => row.quantity;

const getKey = ({ id }: Difference) => id;

function differenceColumns(
  money: (cents: Cents) => string,
  short: (supplier: string) => string,
): GridColumn<Difference>[] {
  const { columns, kinds } = texts;
  return [
    choiceColumn({ id: 'kind', header: columns.kind, width: 116, noTruncate: true, value: ({ kind }) => kinds[kind] }),
    productColumn({ id: 'description', header: columns.description, value: ({ description }) => description }),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ supplier }) => supplier }),
    numberColumn({ id: 'before', header: columns.before, width: 72, value: ({ before }) => before || null }),
    numberColumn({ id: 'after', header: columns.after, width: 72, value: ({ after }) => after || null }),
    numberColumn({ id: 'lines', header: columns.lines, width: 104, value: ({ lines }) => (lines > 1 ? lines : null) }),
    moneyColumn({ id: 'cents', header: columns.cents, value: ({ cents }) => cents, format: money }),
  ];
}

export interface BasketDifferencesPopupProps {
  basket: UnsentOrder;
  file: BasketFile;
  rule: ImportRule;
  /** Returns to the file selection. */
  onBack(): void;
  onClose(): void;
}

/** Shows the changes of a basket's own file before writing; all or individual ones can be applied (ruling 63). */
export function BasketDifferencesPopup({ basket, file, rule, onBack, onClose }: BasketDifferencesPopupProps) {
  const compared = useDifferences({ basket, file, rule });
  const { state, way, differences, taken, unlinked, unchanged, applying, error, written } = compared;
  const money = useMoney();
  const short = useSupplierNames();
  const joined = differences.some(({ lines }) => lines > 1);
  const columns = useMemo(
    () => differenceColumns(money, short).filter(({ id }) => joined || id !== 'lines'),
    [money, short, joined],
  );
  const primary = useRef<HTMLButtonElement>(null);
  const selected = useMemo(() => new Set<RowKey>(taken.map(({ id }) => id)), [taken]);
  const name = basket.description.trim();
  const over = state === 'linked' && differences.length === 0;
  const apply = async () => {
    if (over) return onClose();
    const count = taken.length;
    if (!(await compared.apply())) return;
    toast.success(texts.done(count, name));
    if (count === differences.length && unlinked.length === 0) onClose();
  };
  const leave = applying ? compared.stop : onClose;
  return (
    <Popup
      open
      size="80"
      title={texts.title}
      description={texts.about(name)}
      onClose={leave}
      initialFocusRef={primary}
      footer={
        <>
          {taken.length > 0 && <span>{texts.sum(taken.length, money(sumCents(taken.map(({ cents }) => cents))))}</span>}
          <PopupError {...(error && { error: texts.failed(written, error) })} />
          {state === 'failed' && <Button onClick={compared.again}>{texts.again}</Button>}
          {!applying && written === 0 && (
            <Button variant="ghost" tone="neutral" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button
            ref={primary}
            keyHint="↵"
            busy={applying !== null}
            unavailable={state === 'linked' ? (over || taken.length > 0 ? undefined : texts.nothingTicked) : texts.wait}
            onClick={() => void apply()}
          >
            {over ? texts.close : texts.apply[way]}
          </Button>
        </>
      }
    >
      <div className="basket-differences">
        {state === 'linking' && <LoadingState text={texts.linking} />}
        {state === 'failed' && <p>{texts.linkFailed}</p>}
        {state === 'linked' && (
          <>
            <SegmentedField<ImportWay>
              label={texts.way}
              options={WAYS}
              value={way}
              disabled={applying !== null || written > 0}
              onChange={compared.setWay}
            />
            {applying && <ProgressBar label={texts.applying} value={applying.done / Math.max(1, applying.all)} />}
            <p>{texts.counts(differences.length, unchanged)}</p>
            <div className="basket-differences__grid">
              <DataGrid
                label={texts.grid}
                columns={columns}
                rows={differences}
                rowKey={getKey}
                emptyText={texts.none}
                selection="multiple"
                selected={selected}
                onSelectionChange={(keys) => !applying && compared.take(keys as ReadonlySet<number>)}
              />
            </div>
            {unlinked.length > 0 && <UnlinkedProducts rows={unlinked} columns={UNLINKED} getQuantity={getQuantity} />}
          </>
        )}
      </div>
    </Popup>
  );
}
