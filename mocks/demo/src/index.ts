export type { DemoFile, DemoFiles } from './worker/files.ts';
export { DEMO_PATHS, type DemoState } from './paths.ts';
