import 'react-data-grid/lib/styles.css';

export { DataGrid } from 'react-data-grid';
