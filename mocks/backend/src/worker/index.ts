export { isServed } from '../http/servedPaths.ts';
export { answerReportData } from '../reports/answer.ts';
export {
  deleteIndexedDbJournal,
  type IndexedDbJournal,
  KeptProblem,
  openIndexedDbJournal,
} from './indexedDbJournal.ts';
export { mountWorker, type WorkerMount } from './mountWorker.ts';
