/** A part of the sources whose tests are measured, and the tests that have to notice. */
export interface Part {
  /** Globs from the root: the sources that are changed. */
  mutate: readonly string[];
  /** Globs from the root: the tests beside them. Tests further away do not count. */
  tests: readonly string[];
}

const within = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/** In the order in which they run: the shortest first. */
export const PARTS = {
  'app-rules': { mutate: ['app/src/rules/*.ts'], tests: ['app/src/rules/*.test.ts'] },
  lines: {
    mutate: [
      ...within('app/src/order/model', 'decideAdd line offer'),
      ...within('app/src/order', 'useUnsavedLines sendingMark'),
      ...within('app/src/order/api', 'writeLine lines orderLock'),
    ],
    tests: ['app/src/order/**/*.test.{ts,tsx}'],
  },
  ordering: {
    mutate: within(
      'app/src/features/ordering/model',
      'flow searchWords typeAhead settling unsentShares unsentSupplier priceRow processedOrders',
    ),
    tests: ['app/src/features/ordering/model/*.test.ts'],
  },
  server: { mutate: ['app/src/server/*.ts'], tests: ['app/src/server/*.test.ts'] },
  session: {
    mutate: within(
      'app/src/session',
      'permissions currentOrder unsavedLines storage returnPath scope orderClaims session',
    ),
    // The tests of a session at the backend take seconds for each mutant: they are left out.
    tests: [
      ...within('app/src/session', 'permissions.test currentOrder.test unsavedLines.test storage.test'),
      ...within('app/src/session', 'scope.test scopeState.test orderClaims.test session.test'),
      'app/src/paths.test.ts',
    ],
  },
  'backend-rules': {
    // The rules that can be asked without a backend; whoever needs one takes seconds for each mutant.
    mutate: [
      ...within('mocks/backend/src/rules', 'days lists money access/passwords access/sessions access/staff'),
      ...within('mocks/backend/src/rules', 'orders/invoiced responses/regrets responses/responses'),
      'mocks/contract/src/rules/password.ts',
    ],
    tests: [
      ...within('mocks/backend/test/rules', 'days.test passwords.test people-rules.test supply-rules.test'),
      'mocks/contract/src/rules/password.test.ts',
    ],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
