/** Answer that violates the contract. */
export interface AnswerProblem {
  kind: 'violation' | 'misread';
  call: string;
  /** Number of omitted rows, if others were valid. */
  rows: number;
  /** Invalid fields and kinds, never values. */
  detail: string;
}

/** Error of the application, or a part that failed to load. */
export interface CrashProblem {
  kind: 'crash' | 'part';
  /** Error and its position in the application's files, without user data. */
  detail: string;
}

/** Invalid content of the deployment's `config.json`. */
export interface ConfigProblem {
  kind: 'config';
  detail: string;
}

/** Problem that concerns operators rather than users. */
export type Problem = AnswerProblem | CrashProblem | ConfigProblem;

export type OnProblem = (problem: Problem) => void;

export interface ProblemListener {
  onProblem: OnProblem;
  onError(error: unknown): void;
}
