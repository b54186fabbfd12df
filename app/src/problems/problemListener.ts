import type { Config } from '#config/config.ts';
import type { ProblemListener } from './problem.ts';
import { UnreadAnswer } from './unreadAnswer.ts';

/**
 * Returns the listener of problems: the configured address, and the console in development. Reporting code loads only
 * if needed. The page itself is notified of unreadable answers.
 */
export function problemListener(config: Config, inDevelopment: boolean): ProblemListener {
  const isEnabled = inDevelopment || config.problemsUrl !== '';
  const reporter = isEnabled
    ? import('./notify.ts').then(({ notify }) => notify(config, inDevelopment)).catch(() => undefined)
    : undefined;
  return {
    onProblem(problem) {
      if ('call' in problem) dispatchEvent(new UnreadAnswer());
      void reporter?.then((listener) => listener?.onProblem(problem));
    },
    onError: (error) => void reporter?.then((listener) => listener?.onError(error)),
  };
}
