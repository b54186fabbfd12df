import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { productsQuery } from '#products/search/api/products.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { usePermissions, useSession } from '#session/useSession.ts';

/** Products of the sample catalogue by purpose. */
export const samples = {
  /** Sold by suppliers of every credit level; 3 free with 20 at Kestrel and Cape Union. */
  soldEverywhere: "Corumaquin 1000 mg TAB 56's",
  /** Locked to its preferred supplier if the retailer uses locks. */
  lockable: "Corofen 100 mg TAB 56's",
  fiveBarcodes: "Elufen 5 mg TAB 56's",
  /** Listed by all four medical aids. */
  onEveryList: "Galilolor 250 mg TAB 10's",
  withoutGenerics: "Helonofen 1000 mg TAB 28's",
} as const;

/** Suppliers by used credit. */
export const suppliers = {
  green: 'Kestrel Wholesale',
  yellow: 'Protea Medical Distributors',
  orange: 'Umvoti Pharmaceutical Wholesalers',
  red: 'Sunday River Distribution',
  withoutLimit: 'Tswaing Pharma Logistics',
} as const;

/** Reads a product like the page, and renders its children with it. */
export function WithProduct({ name, children }: { name: string; children(product: Product): ReactNode }) {
  const search = {
    text: name,
    field: 'Description',
    match: 'Containing',
    sort: 'Alphabetically',
    supplier: '',
  } as const;
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const product = useQuery(productsQuery(useClient(), search, schedules)).data?.[0];
  return product ? children(product) : null;
}

export interface WithOfferProps {
  name: string;
  supplier: string;
  children(product: Product, price: SupplierPrice): ReactNode;
}

/** Reads a product with a supplier's price like the page, and renders its children with them. */
export function WithOffer({ name, ...rest }: WithOfferProps) {
  return <WithProduct name={name}>{(product) => <WithPrice product={product} {...rest} />}</WithProduct>;
}

function WithPrice({ product, supplier, children }: Omit<WithOfferProps, 'name'> & { product: Product }) {
  const { grouporderingenabled } = useSession().staff;
  const query = useQuery(supplierPricesQuery(useClient(), product.productCode, useSettings(), grouporderingenabled));
  const price = query.data?.find((each) => each.supplier === supplier);
  return price ? children(product, price) : null;
}

/** Renders its children with the first matching line of the open order. */
export function WithLine(props: {
  fits?(line: OrderLine): boolean;
  children(line: OrderLine, orderId: number): ReactNode;
}) {
  const { current } = useCurrentOrder();
  const query = useQuery({ ...orderQuery(useClient(), current?.orderId ?? 0), staleTime: Number.POSITIVE_INFINITY });
  const line = query.data?.lines.find(props.fits ?? (() => true));
  return line && current ? props.children(line, current.orderId) : null;
}

/** Lines of the order open in `busyMorning`. */
export const ordered = {
  /** 40 with a 20 + 3 deal. */
  withDeal: { name: "Kelilorone 0.4 mg CAP 7's", supplier: suppliers.orange },
  /** 1 from Protea Medical; others sell it too. */
  elsewhere: { name: "Galyratan 1 mg/ml INJ 25's", supplier: suppliers.yellow },
} as const;
