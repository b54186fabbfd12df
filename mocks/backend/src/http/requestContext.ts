import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ProductSearch } from '../catalogue/search.ts';
import type { Hub } from '../hub/hub.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import type { Clock } from '../runtime/clock.ts';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import type { Random } from '../runtime/random.ts';
import type { Turns } from '../runtime/turns.ts';
import type { ReplySimulator } from '../simulator/replySimulator.ts';
import type { SupplierSimulator } from '../simulator/supplierSimulator.ts';
import type { Store } from '../store/store.ts';
import type { FileReader } from '../upload/fileReader.ts';
import type { PasswordThrottle } from './passwordThrottle.ts';

/** Services of every handler. */
export interface Services {
  readonly store: Store;
  readonly catalogue: Catalogue;
  search: ProductSearch;
  clock: Clock;
  random: Random;
  hub: Hub;
  supplierSimulator: SupplierSimulator;
  replySimulator: ReplySimulator;
  scheduler: CooperativeScheduler;
  passwordThrottle: PasswordThrottle;
  fileReader: FileReader;
  /** Reads files of one session one after the other. */
  fileTurns: Turns;
  /** Origin of the report pages, without a trailing slash. */
  reportsOrigin: string;
}

export interface RequestContext extends Services {
  /** Milliseconds since 1970; constant during a request. */
  readonly now: number;
  /** The sender's network address; '' if unknown. */
  address: string;
  /** Returns whether the client has left. */
  isGivenUp(): boolean;
  /** Runs after the request's writes are stored; never if they are not. */
  afterwards(task: () => void): void;
}

/** Context of a request with a session. */
export interface AuthenticatedContext extends RequestContext, RuleContext {}
