/** Who takes part. */
export interface ContenderInfo {
  name: string;
  title: string;
  /** File in `page/contenders`. */
  file: string;
  /** What it is made of, by package name; the first names its version. */
  packages: readonly string[];
  /** `dom` are the peers that make elements; a canvas plays by other rules. */
  kind: 'ours' | 'floor' | 'dom' | 'canvas';
}

export const CONTENDERS = [
  { name: 'ours', title: 'DataGrid', file: 'ours.tsx', packages: [], kind: 'ours' },
  { name: 'again', title: 'DataGrid again (A/A)', file: 'ours.tsx', packages: [], kind: 'ours' },
  { name: 'floor', title: 'vanilla floor', file: 'floor.ts', packages: [], kind: 'floor' },
  { name: 'rdg', title: 'react-data-grid', file: 'reactDataGrid.tsx', packages: ['react-data-grid'], kind: 'dom' },
  {
    name: 'revo',
    title: 'RevoGrid',
    file: 'revoGrid.tsx',
    packages: ['@revolist/react-datagrid'],
    kind: 'dom',
  },
  {
    name: 'tanstack',
    title: 'TanStack Table + Virtual',
    file: 'tanstack.tsx',
    packages: ['@tanstack/react-table', '@tanstack/react-virtual'],
    kind: 'dom',
  },
  {
    name: 'ag',
    title: 'AG Grid Community',
    file: 'agGrid.tsx',
    packages: ['ag-grid-react', 'ag-grid-community'],
    kind: 'dom',
  },
  {
    name: 'glide',
    title: 'Glide Data Grid',
    file: 'glide.tsx',
    packages: ['@glideapps/glide-data-grid'],
    kind: 'canvas',
  },
] as const satisfies readonly ContenderInfo[];

export type ContenderName = (typeof CONTENDERS)[number]['name'];
export const OURS: ContenderName = 'ours';
export const CONTROL: ContenderName = 'again';

/** @throws if there is none of that name */
export function infoOf(name: ContenderName): ContenderInfo {
  const info = CONTENDERS.find((each) => each.name === name);
  if (!info) throw new Error(`There is no contender ${name}.`);
  return info;
}
