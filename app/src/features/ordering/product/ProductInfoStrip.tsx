import type { Product, ProductInfo } from '@mortar/contract';
import { Collapsible, ErrorState, FactList, LoadingState } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { MedicalAidLinks } from '#features/ordering/medicalAid/MedicalAidLinks.tsx';
import { formatDate } from '#rules/dates.ts';
import { toCents } from '#rules/money.ts';
import type { Deal } from '#rules/quantity.ts';
import { formatSchedule } from '#rules/schedules.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { productInfoQuery } from './api/productInfo.ts';
import { messages } from './messages.ts';
import './product.css';

// Charts of a strip that most people leave closed: fetched when it opens.
const ProductHistory = lazy(() =>
  import('./ProductHistory.tsx').then((module) => ({ default: module.ProductHistory })),
);

const texts = messages.info;

export interface ProductInfoStripProps {
  product: Product | null;
  /** The code of the supplier whose price is chosen; '' for none. */
  msi: string;
  /** The deal of that price: suggested quantities are whole multiples of what it counts in. */
  deal?: Deal | null;
}

/** The product that is being ordered, in one strip that opens to all of its facts (001 §2, product info panel). */
export function ProductInfoStrip({ product, msi, deal = null }: ProductInfoStripProps) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      title={texts.title}
      aside={product ? `${product.productdescription} · ${formatSchedule(product.schedule)}` : texts.select}
      open={open && product !== null}
      onToggle={() => setOpen(!open)}
    >
      {product && <Facts product={product} msi={msi} deal={deal} />}
    </Collapsible>
  );
}

function Facts({ product, msi, deal }: { product: Product; msi: string; deal: Deal | null }) {
  const money = useMoney();
  const query = useQuery(productInfoQuery(useClient(), product.productcode));
  if (query.isPending) return <LoadingState text={texts.loading} />;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <>
      <FactList layout="columns" facts={factsOf(product, query.data, msi, money)} />
      <MedicalAidLinks product={product} />
      <p className="info-description">{query.data?.fulldescription}</p>
      <Suspense fallback={<LoadingState text={texts.history.loadingYear} />}>
        <ProductHistory productcode={product.productcode} deal={deal} />
      </Suspense>
    </>
  );
}

function factsOf(product: Product, info: ProductInfo | null, msi: string, money: (cents: number) => string) {
  const { facts } = texts;
  const barcodes = [product.barcode, product.barcode2, product.barcode3, product.barcode4, product.barcode5];
  return [
    { label: facts.description, value: product.productdescription },
    { label: facts.manufacturer, value: product.manufacturer },
    { label: facts.nappi, value: product.nappicode },
    { label: facts.barcode, value: barcodes.filter(Boolean).join(', ') },
    { label: facts.sep, value: money(toCents(info?.sep ?? product.sepvalue)) },
    { label: facts.retail, value: info ? money(toCents(info.retail)) : '' },
    { label: facts.ingredient, value: info?.ingredient ?? '' },
    { label: facts.lastUpdate, value: formatDate(product.datemodified) },
    { label: facts.productCode, value: product.productcode },
    { label: facts.schedule, value: formatSchedule(product.schedule) },
    { label: facts.msi, value: msi },
  ];
}
