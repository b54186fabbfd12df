import type { Config } from '#config/config.ts';
import { getCrash } from './crash.ts';
import { postProblems } from './postProblems.ts';
import type { OnProblem, ProblemListener } from './problem.ts';

/** Shows server developers which parts of answers violate the contract. */
const toConsole: OnProblem = (problem) => {
  // biome-ignore lint/suspicious/noConsole: shown in development only.
  console.warn('Problem', problem);
};

export function notify({ problemsUrl: url, version, brand }: Config, inDevelopment: boolean): ProblemListener {
  const post = url ? postProblems({ url, version, brand }) : undefined;
  const onProblem: OnProblem = (problem) => {
    if (inDevelopment) toConsole(problem);
    post?.(problem);
  };
  return { onProblem, onError: (error) => onProblem(getCrash(error)) };
}
