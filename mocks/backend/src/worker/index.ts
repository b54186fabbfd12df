export { isServed } from '../http/servedPaths.ts';
export { answerReportData } from '../reports/answer.ts';
export {
  deleteIndexedDbJournal,
  type IndexedDbJournal,
  openIndexedDbJournal,
  StoredProblem,
} from './indexedDbJournal.ts';
export { mountWorker, type WorkerMount } from './mountWorker.ts';
