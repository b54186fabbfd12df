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
    // What the backend's sessions are needed for takes seconds for each mutant: those tests are left out.
    tests: [
      ...within(
        'app/src/session',
        'permissions currentOrder unsavedLines storage scope scopeState orderClaims session',
      ).map((file) => file.replace(/\.ts$/, '.test.ts')),
      'app/src/paths.test.ts',
    ],
  },
  'backend-rules': {
    mutate: ['mocks/backend/src/rules/*.ts', 'mocks/contract/src/rules/*.ts'],
    tests: ['mocks/backend/src/**/*.test.ts', 'mocks/contract/src/rules/*.test.ts'],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
