export type { Command, Facts } from './control.ts';
export { sqliteJournal } from './journal.ts';
export { mountNode, type NodeMount } from './mount.ts';
export { type OpenOptions, openWorld } from './open-world.ts';
