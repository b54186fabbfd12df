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

/** What every handler works with. */
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
  /** Files of one session are read one after the other. */
  fileTurns: Turns;
  /** Where the report pages are, without a slash at the end. */
  reportsOrigin: string;
}

/** One request at work. */
export interface RequestContext extends Services {
  /** Milliseconds since 1970; one moment for the whole request. */
  readonly now: number;
  /** The network address it came from; '' where the transport does not say. */
  address: string;
  /** Whether nobody waits for the answer any more. */
  isGivenUp(): boolean;
  /** Runs once the request's writes are kept; never when they are not. */
  afterwards(task: () => void): void;
}

/** One request of somebody who is signed in. */
export interface AuthenticatedContext extends RequestContext, RuleContext {}
