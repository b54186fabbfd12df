import { RESULT } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import type { Config } from './config/config.ts';
import type { OnProblem } from './problems/problem.ts';
import { type Client, createClient } from './server/client.ts';
import type { LoginCalls } from './session/loginCalls.ts';
import { createScope, type Scope } from './session/scope.ts';
import type { Services } from './session/services.ts';
import {
  END_NOTICES,
  type EndReason,
  OTHER_TAB_NOTICES,
  readStoredSession,
  refusalsAtom,
  type Session,
  sessionAtom,
} from './session/session.ts';
import { onlyTab, sessionMark, type Tabs } from './session/tabs.ts';
import { SESSION_PARTS } from './sessionParts.ts';

export interface ServicesOptions {
  config: Config;
  /** Sign-in methods of a deployment. Default: none. */
  loginCalls?: LoginCalls;
  /** Other tabs of this browser. Default: none. */
  tabs?: Tabs;
  fetch?: typeof fetch;
  /** Called for answers that violate the contract. Default: ignored. */
  onProblem?: OnProblem;
  /** Milliseconds before the n-th retry of a read. */
  retryDelay?: (attempt: number) => number;
}

export function createServices(options: ServicesOptions): Services {
  const { tabs = onlyTab, retryDelay } = options;
  const listeners = new Set<() => void>();
  const start = (session: Session | null, notice: string | null, isReload = false) =>
    createScope({ session, notice, tabs, isReload, parts: SESSION_PARTS, ...(retryDelay && { retryDelay }) });
  let scope = start(readStoredSession(), null, true);
  const change = (next: Scope) => {
    const before = scope;
    scope = next;
    // Unmounts the previous session's components before its state is removed.
    for (const listener of listeners) listener();
    before.end();
  };
  const end = (notice: string | null) => {
    change(start(null, notice));
    toast.clear();
  };
  const endSession = (reason: EndReason, notice: string | null = END_NOTICES[reason]) => {
    const session = scope.store.get(sessionAtom);
    if (!session) return;
    const otherTabNotice = OTHER_TAB_NOTICES[reason] ?? notice;
    tabs.broadcast({ about: 'session ended', session: sessionMark(session.token), reason, notice: otherTabNotice });
    scope.beforeEnd(reason);
    end(notice);
  };
  tabs.listen((message) => {
    const session = scope.store.get(sessionAtom);
    if (session && message.session === sessionMark(session.token)) end(message.notice);
  });
  const server = createClient({
    hosts: options.config.hosts,
    caller: () => {
      const session = scope.store.get(sessionAtom);
      return session && { token: session.token, retailerid: session.staff.retailerid };
    },
    // Ignores late answers to an earlier token.
    onExpired: (token) => {
      if (scope.store.get(sessionAtom)?.token === token) endSession('expired');
    },
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.onProblem && { onProblem: options.onProblem }),
  });
  const client: Client = {
    async send(call, request) {
      const requestStore = scope.store;
      const outcome = await server.send(call, request);
      if (outcome.kind === 'error' && outcome.code === RESULT.serverError)
        requestStore.set(refusalsAtom, (count) => count + 1);
      if (outcome.kind !== 'network' && outcome.kind !== 'timeout') return outcome;
      // Offline, the session's own expiry applies.
      const { endsAt = Number.POSITIVE_INFINITY } = scope.store.get(sessionAtom) ?? {};
      if (endsAt > Date.now()) return outcome;
      endSession('expired');
      return { kind: 'expired' };
    },
  };
  return {
    config: options.config,
    client,
    loginCalls: options.loginCalls ?? {},
    get queryClient() {
      return scope.queryClient;
    },
    get store() {
      return scope.store;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    startSession: (session) => change(start(session, null)),
    endSession,
  };
}
