import type { Status } from '../comparing/outcome.ts';
import { EXIT, type ExitCode } from '../problems.ts';
import type { Judgement } from './decisions.ts';

/** A story's outcome and decision status. */
interface Judged {
  status: Status;
  judgement: Judgement;
}

/** Returns the exit code, by priority: broken, rejected or open, decided in another environment. */
export function getExitCode(stories: readonly Judged[]): ExitCode {
  if (stories.some(({ status }) => status === 'broken')) return EXIT.broken;
  if (stories.some(({ judgement }) => judgement === 'open' || judgement === 'rejected')) return EXIT.unapproved;
  if (stories.some(({ judgement }) => judgement === 'elsewhere')) return EXIT.environment;
  return EXIT.clean;
}

const MEANING: Record<ExitCode, string> = {
  [EXIT.clean]: 'Clean.',
  [EXIT.unapproved]: 'There are changes that nobody has approved. Look at them: npm run visual -- --serve',
  [EXIT.broken]: 'There are stories that cannot be shot; the report says why.',
  [EXIT.environment]:
    'All changes are decided, but about pictures of another environment. Decide here, or run where they were decided.',
};

export const getMeaning = (code: ExitCode) => MEANING[code];
