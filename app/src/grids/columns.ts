import type { Schedule } from '@mortar/contract';
import { choiceColumn, type GridColumn, moneyColumn } from '@mortar/design-system';
import type { Cents } from '#rules/money.ts';
import { productSuffixStart } from '#rules/names/productName.ts';
import { formatListedPrice, listedPrice } from '#rules/priceList/listedPrice.ts';

type TextColumn<Row> = Partial<Omit<GridColumn<Row>, 'value'>> & {
  id: string;
  header: string;
  value(row: Row): string;
};

/**
 * Returns a product column that truncates the name, never strength, form and pack (ruling 16). It is the row header.
 */
export function productColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return { flex: 5, minWidth: 188, suffixStart: productSuffixStart, rowHeader: true, ...column };
}

/**
 * Returns a supplier column with short names; announced, searched and copied in full.
 * @param short From `useSupplierNames`.
 */
export function supplierColumn<Row>(short: (name: string) => string, column: TextColumn<Row>): GridColumn<Row> {
  return choiceColumn({ width: 96, noTruncate: true, short, ...column });
}

/**
 * Marks columns that the specification requires in every export, even if hidden (ruling 55); not those with an `exported`
 * of their own.
 */
export function alwaysExported<Row>(columns: readonly GridColumn<Row>[]): GridColumn<Row>[] {
  return columns.map((column) => ({ exported: 'always', ...column }));
}

/** Returns a column of codes or numbers that is never truncated. */
export function codeColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return { width: 112, noTruncate: true, ...column };
}

/** Returns a retailer column that keeps the last word, because a group's names start alike. */
export function retailerColumn<Row>(column: TextColumn<Row>): GridColumn<Row> {
  return choiceColumn({ flex: 2, minWidth: 140, suffixStart: (name) => name.lastIndexOf(' ') + 1, ...column });
}

/**
 * Returns the SEP column; a placeholder price shows '–' with the word for discontinued, sorts last and matches no
 * filter (ruling 56).
 */
export function sepColumn<Row extends { sepValue: number; schedule: Schedule }>(
  money: (cents: Cents) => string,
  column: Partial<GridColumn<Row>> & { header: string },
): GridColumn<Row> {
  return {
    ...moneyColumn<Row>({ id: 'sep', ...column, value: ({ sepValue }) => listedPrice(sepValue), format: money }),
    format: (_value, { sepValue, schedule }) => formatListedPrice(sepValue, money, schedule),
  };
}
