export { RevoGrid } from '@revolist/react-datagrid';
