import '@glideapps/glide-data-grid/dist/index.css';

export { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
