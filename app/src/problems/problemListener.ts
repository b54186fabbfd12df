import type { Config } from '#config/config.ts';
import type { ProblemListener } from './problem.ts';
import { UnreadAnswer } from './unreadAnswer.ts';

/**
 * Who is told of problems: the address that the deployment's file names, and in development the console. How it is told
 * is fetched for them alone; everybody else has the page sooner. The page itself hears of answers that it could not read.
 */
export function problemListener(config: Config, inDevelopment: boolean): ProblemListener {
  const wanted = inDevelopment || config.problemsUrl !== '';
  const told = wanted
    ? import('./tell.ts').then(
        ({ tell }) => tell(config, inDevelopment),
        () => undefined,
      )
    : undefined;
  return {
    onProblem(problem) {
      if ('call' in problem) dispatchEvent(new UnreadAnswer());
      void told?.then((listener) => listener?.onProblem(problem));
    },
    onError: (error) => void told?.then((listener) => listener?.onError(error)),
  };
}
