import {
  Button,
  DataGrid,
  type DataGridHandle,
  FactList,
  type GridColumn,
  Popup,
  type RowKey,
  toast,
} from '@mortar/design-system';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { codeColumn, productColumn, sepColumn } from '#grids/columns.ts';
import { usePasswordTypeAhead } from '#keyboard/password/usePasswordTypeAhead.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { Product } from '#products/search/model/product.ts';
import type { Cents } from '#rules/money.ts';
import { formatListedPrice } from '#rules/priceList/listedPrice.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { substituteDifference } from './model/substituteDifference.ts';
import '#grids/gridFill.css';
import './preferredProducts.css';

// Prefetched while products are compared.
const OverridePopup = lazyPart(() => import('#orders/lines/questions/OverridePopup.tsx'), 'OverridePopup');

function substituteColumns(money: (cents: Cents) => string): GridColumn<Product>[] {
  const { columns } = messages;
  return [
    {
      id: 'rank',
      header: columns.rank,
      width: 56,
      noTruncate: true,
      align: 'center',
      value: ({ pplRank }) => pplRank,
      format: (_value, { pplRank }) => (pplRank === 1 ? messages.vip : String(pplRank)),
    },
    codeColumn({ id: 'nappi', header: columns.nappi, value: ({ nappiCode }) => nappiCode }),
    productColumn({
      id: 'description',
      header: columns.description,
      value: ({ description }) => description,
    }),
    { id: 'pack', header: columns.pack, width: 56, align: 'end', noTruncate: true, value: ({ packSize }) => packSize },
    sepColumn(money, { header: columns.sep }),
  ];
}

export interface PreferredProductsPopupProps {
  /** Product chosen by the user. */
  product: Product;
  /** Preferred alternatives, best rank first. */
  substitutes: readonly Product[];
  /** Proposed number of packs, if known. */
  quantity?: number | null;
  loading?: boolean;
  onOriginal(): void;
  onSubstitute(substitute: Product): void;
  returnFocusTo(): HTMLElement | null;
}

/**
 * 'Preferred Products Found': compares the chosen product with preferred ones. Nothing is preselected, so that a
 * habitual second Enter changes no medicine (001 §2, §4).
 */
export function PreferredProductsPopup(props: PreferredProductsPopupProps) {
  const { product, substitutes, loading = false, onOriginal, onSubstitute } = props;
  const money = useMoney();
  const settings = useSettings();
  const gridRef = useRef<DataGridHandle<Product>>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState<RowKey | null>(null);
  const [promptingPassword, setPromptingPassword] = useState(false);
  /** True if an arrow was pressed before the list loaded. */
  const [listRequested, setListRequested] = useState(false);
  useEffect(function prefetchPrompts() {
    OverridePopup.prefetch();
  }, []);
  usePasswordTypeAhead(
    settings.ordering_PPL_SubstitutionOverridePrompt_Enabled,
    promptingPassword,
    setPromptingPassword,
  );
  const columns = useMemo(() => substituteColumns(money), [money]);
  const chosen = substitutes.find(({ productCode }) => productCode === code);
  const withOriginal = () =>
    settings.ordering_PPL_SubstitutionOverridePrompt_Enabled ? setPromptingPassword(true) : onOriginal();
  const withSubstitute = () => {
    if (chosen) return onSubstitute(chosen);
    toast.warning(messages.selectSubstitute);
    // An empty list has no row to focus.
    if (!loading) gridRef.current?.focus();
  };
  const focusList = () => {
    if (loading) return setListRequested(true);
    gridRef.current?.focus();
    if (code === null) setCode(substitutes[0]?.productCode ?? null);
  };
  const focusLoadedList = useEffectEvent(focusList);
  useEffect(
    function focusRequestedList() {
      if (listRequested && !loading) focusLoadedList();
    },
    [listRequested, loading],
  );
  /** The first arrow selects the row with the cursor; later ones move. */
  const onRowKey = (event: KeyboardEvent, row: Product) => {
    if (code !== null || !(event.key.startsWith('Arrow') || event.key === ' ')) return;
    event.preventDefault();
    setCode(row.productCode);
  };
  return (
    <Popup
      open
      size="lg"
      title={messages.title}
      description={messages.about(product.description, substitutes.length)}
      closable={false}
      initialFocusRef={continueButton}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={withOriginal}>
            {messages.continueWithOriginal}
          </Button>
          <Button
            ref={continueButton}
            keyHint="↵"
            onClick={withSubstitute}
            // The list is below the button: an arrow enters it.
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              focusList();
            }}
          >
            {messages.continueWithSubstitute}
          </Button>
        </>
      }
    >
      <div className="preferred-question">
        <div className="preferred-pair">
          <Side title={messages.original} product={product} />
          <Side title={messages.substitute} product={chosen}>
            {chosen && <Difference original={product} substitute={chosen} packs={props.quantity ?? 1} />}
          </Side>
        </div>
        <div className="preferred-list">
          <DataGrid
            label={messages.list}
            gridRef={gridRef}
            columns={columns}
            rows={substitutes}
            rowKey={({ productCode }) => productCode}
            state={loading ? 'loading' : 'ready'}
            loadingText={messages.loading}
            emptyText={messages.none}
            selection="single"
            selected={new Set(code === null ? [] : [code])}
            onSelectionChange={([key]) => key !== undefined && setCode(key)}
            onActiveRowChange={(row) => code !== null && row && setCode(row.productCode)}
            onRowKey={onRowKey}
            onActivate={withSubstitute}
          />
        </div>
        <p className="preferred-disclaimer">{messages.disclaimer}</p>
      </div>
      <PartBoundary onFail={() => setPromptingPassword(false)}>
        {promptingPassword && (
          <OverridePopup
            open
            overrideKey="ordering_PPL_SubstitutionOverridePrompt_Password"
            onAccepted={onOriginal}
            onCancel={() => setPromptingPassword(false)}
          />
        )}
      </PartBoundary>
    </Popup>
  );
}

interface SideProps {
  title: string;
  product: Product | undefined;
  /** Comparison with the other product. */
  children?: ReactNode;
}

function Side({ title, product, children }: SideProps) {
  const money = useMoney();
  return (
    <section className="preferred-side" aria-label={title} data-empty={product ? undefined : ''}>
      <h3>{title}</h3>
      {product ? (
        <>
          <p className="preferred-name" dir="auto" translate="no">
            {product.description}
          </p>
          <FactList
            facts={[
              { label: messages.facts.nappi, value: product.nappiCode },
              { label: messages.facts.pack, value: product.packSize },
              { label: messages.facts.sep, value: formatListedPrice(product.sepValue, money, product.schedule) },
            ]}
          />
          {children}
        </>
      ) : (
        <p className="preferred-choose">{messages.choose}</p>
      )}
    </section>
  );
}

interface DifferenceProps {
  original: Product;
  substitute: Product;
  /** Number of packs ordered, if known. */
  packs: number;
}

/** Difference in cost for the same amount, and in packs for another pack size. */
function Difference({ original, substitute, packs: ordered }: DifferenceProps) {
  const money = useMoney();
  const { packs, otherPack, cents, amount } = substituteDifference(original, substitute);
  const { differs } = messages;
  const text =
    cents === null || cents === 0 ? differs.same : differs[cents < 0 ? 'less' : 'more'](money(Math.abs(cents)));
  return (
    <>
      {cents !== null && (cents !== 0 || otherPack) && (
        <p className="preferred-difference" data-tone={cents < 0 ? 'less' : 'more'}>
          {packs && otherPack ? differs.forSame(text, messages.contents(amount, packs.in)) : text}
        </p>
      )}
      {otherPack && (
        <p className="preferred-difference">
          {packs
            ? messages.packs.become(
                ordered,
                messages.contents(ordered * packs.other, packs.in),
                messages.contents(ordered * packs.one, packs.in),
              )
            : messages.packs.unknown}
        </p>
      )}
    </>
  );
}
