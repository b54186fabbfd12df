/** Required columns of the official list, with their names over the years. */
const NAMES = {
  applicant: ['applicant name', 'applicant'],
  nappi: ['nappi code', 'nappi', 'nappicode'],
  schedule: ['medicine schedule', 'schedule'],
  name: ['medicine proprietary name', 'product proprietary name', 'proprietary name', 'medicine name', 'product name'],
  ingredient: ['active ingredients', 'active ingredient', 'active ingredient s', 'ingredients'],
  strength: ['strength'],
  unit: ['unit'],
  form: ['dosage form', 'form'],
  packsize: ['pack size', 'packsize'],
  quantity: ['quantity', 'qty'],
  manufacturerprice: ['manufacturer price', 'ex manufacturer price', 'exmanufacturer price', 'manufacturers price'],
  logisticsfee: ['logistics fee', 'logistic fee', 'logistics'],
  vat: ['vat'],
  sep: ['sep', 'single exit price', 'sep incl vat'],
  effective: ['effective date', 'date effective'],
  status: ['status'],
  originator: ['originator or generic', 'originator generic'],
} as const;

export type Column = keyof typeof NAMES;
export type Columns = ReadonlyMap<Column, number>;

const REQUIRED: readonly Column[] = ['nappi', 'schedule', 'name', 'ingredient', 'form', 'packsize', 'sep'];

const normalizeHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Returns the column positions in a heading line; null if it is not the list's heading. */
export function readHeading(cells: readonly string[]): Columns | null {
  const headings = cells.map(normalizeHeading);
  const columns = new Map<Column, number>();
  for (const [column, names] of Object.entries(NAMES) as [Column, readonly string[]][]) {
    const at = headings.findIndex((heading) => names.includes(heading));
    if (at >= 0) columns.set(column, at);
  }
  return REQUIRED.every((column) => columns.has(column)) ? columns : null;
}
