/** The official list's headings, with its actual trailing space. */
export const HEADINGS = [
  'Applicants MCC Licence No',
  'Applicant Name',
  'MCC Medicine Reg. No.',
  'Nappi Code',
  'ATC 4 ',
  'Medicine Schedule',
  'Medicine Proprietary Name',
  'Active Ingredients',
  'Strength',
  'Unit',
  'Dosage Form',
  'Pack Size',
  'Quantity',
  'Manufacturer Price',
  'Logistics Fee',
  'VAT',
  'SEP',
  'Unit Price',
  'Effective Date',
  'Status',
  'Originator or Generic',
  '12 Months Volume of Sales',
];

export interface Line {
  nappi?: string;
  schedule?: string;
  name?: string;
  ingredient?: string;
  strength?: string;
  unit?: string;
  form?: string;
  pack?: string;
  quantity?: string;
  parts?: readonly [string, string, string];
  sep?: string;
  effective?: string;
  status?: string;
  originator?: string;
}

const USUAL: Line = {
  nappi: '700000001',
  schedule: 'S3',
  name: 'Examplo 5 mg',
  ingredient: 'Amlodipine',
  strength: '5',
  unit: 'mg',
  form: 'TAB',
  pack: '30',
  quantity: '1',
  sep: '115',
  effective: '2016-11-28',
  status: '',
  originator: 'Generic',
};

function cells(line: Line): string[] {
  const [maker = '', logistics = '', vat = ''] = line.parts ?? [];
  const { nappi, schedule, name, ingredient, strength, unit, form, pack, quantity, sep } = line;
  const { effective, status, originator } = line;
  const row = ['', 'Example Pharma', '', nappi, '', schedule, name, ingredient, strength, unit, form, pack, quantity];
  return [...row, maker, logistics, vat, sep, '', effective, status, originator, ''].map((cell) => cell ?? '');
}

/** A product's line with usual values, except the given ones. */
export const product = (line: Line = {}): string[] => cells({ ...USUAL, ...line });

/** A further ingredient of the previous product. */
export const further = (ingredient: string, strength = '', unit = ''): string[] =>
  cells({ ingredient, strength, unit });

export const list = (...lines: string[][]) =>
  [HEADINGS, ...lines].map((row, index) => ({ line: index + 1, cells: row }));

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csv = (...lines: string[][]) =>
  `${[HEADINGS, ...lines].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
