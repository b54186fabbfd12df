export type { DemoFile, DemoFiles } from './worker/files.ts';
