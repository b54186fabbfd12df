export { createRowStore, DataGrid } from '@mortar/design-system';
