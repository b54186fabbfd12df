import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Which configured server answers a call (ruling 2). */
export type Host = 'ordering' | 'analytics' | 'reporting' | 'insights' | 'messaging' | 'notification';

/** The field of an answer that carries its result code, and which of its values mean success (ruling 6). */
export type CodeField = 'resultcode' | 'resultCode' | 'code';

const none = z.object({});
type None = typeof none;

/** One shape of one call: what goes out, what comes back when it succeeds, and where the specification says so. */
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
   * Reads an answer that is just as the contract has it, in a fraction of its schema's time; null for any other, which the schema
   * judges. For lists that come by the ten thousand (docs/decisions/0002-contract.md).
   */
  readonly plain?: ((body: unknown) => z.output<Answer> | null) | undefined;
  /** The answer's fields under code 69. */
  readonly blocked: Blocked;
  readonly codeField: CodeField;
  /** True where the call works without a token. */
  readonly anonymous: boolean;
  /** What the call is for, in one sentence. */
  readonly summary: string;
  /** The part of the specification it comes from, such as '001 §7'. */
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

/** Declares a call. What is left out is empty: no query, no body, nothing but a result code in the answer. */
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

/** What a caller passes as query, after `retailerid`. */
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
/** What a caller reads from a successful answer. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type BlockedOf<C extends Call> = z.output<C['blocked']>;
/** What a server writes: the fields of a successful answer. */
export type AnswerInput<C extends Call> = z.input<C['answer']>;
export type BlockedInput<C extends Call> = z.input<C['blocked']>;
