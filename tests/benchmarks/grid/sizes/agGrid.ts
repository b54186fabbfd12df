// The modules that the benchmark's page asks for; without them it can neither sort, nor filter, nor change rows.
export {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  TextFilterModule,
  themeQuartz,
} from 'ag-grid-community';
export { AgGridReact } from 'ag-grid-react';
