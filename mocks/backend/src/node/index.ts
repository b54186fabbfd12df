export type { ImportReport } from '../import/report.ts';
export type { Command, Facts } from './control.ts';
export { importPrices, main as importPricesMain } from './import-prices.ts';
export { sqliteJournal } from './journal.ts';
export { mountNode, type NodeMount } from './mount.ts';
export { type OpenOptions, openWorld } from './open-world.ts';
export { mountReports } from './reports.ts';
