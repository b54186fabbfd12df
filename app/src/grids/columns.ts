import type { Product } from '@mortar/contract';
import { choiceColumn, type GridColumn, moneyColumn } from '@mortar/design-system';
import type { Cents } from '#rules/money.ts';
import { productTail } from '#rules/names/productName.ts';
import { formatListedPrice, listedPrice } from '#rules/priceList/listedPrice.ts';

type TextColumn<Row> = Partial<Omit<GridColumn<Row>, 'value'>> & {
  id: string;
  header: string;
  value(row: Row): string;
};

/**
 * A product by its description: its name gives way where the column is narrow, its strength, form and pack do not
 * (ruling 16). Rows are called by it.
 */
export function productColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return { flex: 5, minWidth: 188, tail: productTail, rowHeader: true, ...column };
}

/**
 * A supplier by the name that tells it from the others; read out, searched and copied in full.
 *
 * @param short From `useSupplierNames`.
 */
export function supplierColumn<Row>(short: (name: string) => string, column: TextColumn<Row>): GridColumn<Row> {
  return choiceColumn({ width: 96, whole: true, short, ...column });
}

/** Columns that the specification names for a file: it has them even where somebody hid them (ruling 55). */
export function inEveryFile<Row>(columns: readonly GridColumn<Row>[]): GridColumn<Row>[] {
  return columns.map((column) => (column.exported === false ? column : { ...column, exported: 'always' }));
}

/** A code or a number that is only compared: never cut. */
export function codeColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return { width: 112, whole: true, ...column };
}

/** A retailer: pharmacies of a group often begin alike, so the last word of the name does not give way. */
export function retailerColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return choiceColumn({ flex: 2, minWidth: 140, tail: (name) => name.lastIndexOf(' ') + 1, ...column });
}

/**
 * SEP of a product; '–' with the word where a placeholder says that it is sold no more, which then sorts behind all prices
 * and is filtered by none (ruling 56).
 */
export function sepColumn(
  money: (cents: Cents) => string,
  column: Partial<GridColumn<Product>> & { header: string },
): GridColumn<Product> {
  return {
    ...moneyColumn<Product>({ id: 'sep', ...column, value: ({ sepvalue }) => listedPrice(sepvalue), format: money }),
    format: (_value, { sepvalue, schedule }) => formatListedPrice(sepvalue, money, schedule),
  };
}
