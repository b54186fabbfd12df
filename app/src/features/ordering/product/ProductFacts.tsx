import type { ProductInfo } from '@mortar/contract';
import { Button, ErrorState, FactList, LoadingState, Popover } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { productInfoQuery } from '#products/info/api/productInfo.ts';
import type { Product } from '#products/search/model/product.ts';
import { formatDate } from '#rules/dates.ts';
import { formatListedPrice, formatRetail } from '#rules/priceList/listedPrice.ts';
import type { Deal } from '#rules/quantity.ts';
import { formatSchedule } from '#rules/schedules.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import './product.css';

const texts = messages.info;

/** Shows all facts of a product (001 §2, product info panel). */
export function ProductFacts({ product, msi, deal }: { product: Product; msi: string; deal: Deal | null }) {
  const money = useMoney();
  const query = useQuery(productInfoQuery(useClient(), product.productCode));
  if (query.isPending) return <LoadingState text={texts.loading} />;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <>
      <FactList layout="grid" facts={getFacts(product, query.data, msi, money)} />
      <ProductLinks product={product} />
      <p className="info-description">{furtherWords(query.data?.fulldescription ?? '', product)}</p>
      <ProductHistory productCode={product.productCode} deal={deal} />
    </>
  );
}

/** Words of the full description not contained in other facts. */
const furtherWords = (fullDescription: string, { description, manufacturer }: Product) =>
  fullDescription
    .split(' · ')
    .filter((part) => ![description, manufacturer].includes(part))
    .join(' · ');

function getFacts(product: Product, info: ProductInfo | null, msi: string, money: (cents: number) => string) {
  const { facts } = texts;
  const sep = info?.sep ?? product.sepValue;
  return [
    { label: facts.description, value: product.description },
    { label: facts.manufacturer, value: product.manufacturer },
    { label: facts.nappi, value: product.nappiCode },
    { label: facts.barcode, value: <Barcodes product={product} /> },
    { label: facts.sep, value: formatListedPrice(sep, money, product.schedule) },
    { label: facts.retail, value: info ? formatRetail(info.retail, sep, money) : '' },
    { label: facts.ingredient, value: info?.ingredient ?? '' },
    { label: facts.lastUpdate, value: formatDate(product.dateModified) },
    { label: facts.productCode, value: product.productCode },
    { label: facts.schedule, value: formatSchedule(product.schedule) },
    { label: facts.msi, value: msi },
  ];
}

/** First barcode, with a popover for 2 to 5 (001 §2). */
function Barcodes({ product }: { product: Product }) {
  const [first, ...additional] = product.barcodes.filter(Boolean);
  if (first === undefined) return '–';
  if (additional.length === 0) return first;
  return (
    <span className="info-barcodes">
      {first}
      <Popover
        label={texts.additionalBarcodes}
        trigger={
          <Button size="xs" variant="outline" tone="neutral">
            {texts.moreBarcodes(additional.length)}
          </Button>
        }
      >
        <ul className="info-barcodes__more">
          {additional.map((barcode) => (
            <li key={barcode}>{barcode}</li>
          ))}
        </ul>
      </Popover>
    </span>
  );
}
