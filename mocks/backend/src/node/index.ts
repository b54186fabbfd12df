export type { ImportReport } from '../import/report.ts';
export type { Command, Facts } from './control.ts';
export { DataDirectoryProblem } from './data-directory.ts';
export { guardedServer, type Listener, listen, type Served, targetOf } from './guarded-server.ts';
export { importPrices, main as importPricesMain } from './import-prices.ts';
export { type JournalOptions, sqliteJournal } from './journal.ts';
export { type MountOptions, mountNode, type NodeMount } from './mount.ts';
export { type OpenOptions, openDataDirectory } from './open-data-directory.ts';
export { mountReports } from './reports.ts';
