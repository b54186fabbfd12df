import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Configured server that answers a call (ruling 2). */
export type Host = 'ordering' | 'analytics' | 'reporting' | 'insights' | 'messaging' | 'notification';

/** Field of an answer with its result code; it determines which values mean success (ruling 6). */
export type CodeField = 'resultcode' | 'resultCode' | 'code';

const none = z.object({});
type None = typeof none;

/** One shape of a call: request, successful answer, and its place in the specification. */
export interface Call<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Blocked extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly host: Host;
  /** Query values besides `retailerid`, which every call carries. */
  readonly query: Query;
  readonly body: Body;
  /** The answer's fields under a success code, without the code itself. */
  readonly answer: Answer;
  /**
   * Fast reader for answers that match the contract exactly; null for others, which the schema checks. For lists with
   * ten thousands of rows (docs/decisions/0002-contract.md).
   */
  readonly plain?: ((body: unknown) => z.output<Answer> | null) | undefined;
  /** The answer's fields under code 69. */
  readonly blocked: Blocked;
  readonly codeField: CodeField;
  /** True if the call works without a token. */
  readonly anonymous: boolean;
  /** The purpose in one sentence. */
  readonly summary: string;
  /** Section of the specification, such as '001 §7'. */
  readonly section: string;
}

interface Definition<Q, B, A extends z.ZodMiniType, K> {
  method: Method;
  path: `/${string}`;
  summary: string;
  section: string;
  host?: Host;
  query?: Q;
  body?: B;
  answer?: A;
  plain?(body: unknown): z.output<A> | null;
  blocked?: K;
  codeField?: CodeField;
  anonymous?: boolean;
}

/** Declares a call. By default query and body are empty, and the answer has only a result code. */
export function call<
  Q extends z.ZodMiniType = None,
  B extends z.ZodMiniType = None,
  A extends z.ZodMiniType = None,
  K extends z.ZodMiniType = None,
>(name: string, definition: Definition<Q, B, A, K>): Call<Q, B, A, K> {
  return {
    name,
    host: 'ordering',
    codeField: 'resultcode',
    anonymous: false,
    ...definition,
    query: (definition.query ?? none) as Q,
    body: (definition.body ?? none) as B,
    answer: (definition.answer ?? none) as A,
    blocked: (definition.blocked ?? none) as K,
  };
}

/** Query values that a caller passes, without `retailerid`. */
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
/** Successful answer as read by a caller. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type BlockedOf<C extends Call> = z.output<C['blocked']>;
/** Successful answer as written by a server. */
export type AnswerInput<C extends Call> = z.input<C['answer']>;
export type BlockedInput<C extends Call> = z.input<C['blocked']>;
