/** An answer that is not what the contract promises. */
export interface AnswerProblem {
  kind: 'violation' | 'misread';
  call: string;
  /** Rows that are left out, where the others were read. */
  rows: number;
  /** What was wrong, place by place: fields and kinds, never what stood there. */
  detail: string;
}

/** Something of the application broke, or could not be fetched. */
export interface CrashProblem {
  kind: 'crash' | 'part';
  /** The error, and where in our files it was thrown; nothing of what was worked on. */
  detail: string;
}

/** What the deployment's `config.json` says and nobody understands. */
export interface ConfigProblem {
  kind: 'config';
  detail: string;
}

/** What the people who run a deployment should know, and those who work with it can do nothing about. */
export type Problem = AnswerProblem | CrashProblem | ConfigProblem;

export type OnProblem = (problem: Problem) => void;

/** Who is told of problems. */
export interface ProblemListener {
  onProblem: OnProblem;
  /** Told of an error, whoever caught it. */
  onError(error: unknown): void;
}
