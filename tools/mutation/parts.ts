/** A measured part of the sources and its tests. */
interface Part {
  /** Globs of the mutated sources from the root. */
  mutate: readonly string[];
  /** Globs of the tests from the root. Only tests next to the sources count. */
  tests: readonly string[];
}

const within = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/** In run order, shortest first. */
export const PARTS = {
  'app-rules': { mutate: ['app/src/rules/**/*.ts'], tests: ['app/src/rules/**/*.test.ts'] },
  groups: {
    mutate: [
      ...within('app/src/retailers/model', 'groupOrder orderGroup orderPlaces orderShares shortNames'),
      'app/src/orders/printing/model/orderPages.ts',
      'app/src/orders/sending/model/valueOf.ts',
    ],
    tests: [
      'app/src/retailers/**/*.test.ts',
      'app/src/orders/printing/model/orderPages.test.ts',
      'app/src/orders/sending/model/valueOf.test.ts',
    ],
  },
  keyboard: {
    mutate: [
      ...within('app/src/keyboard/focus', 'hints panes'),
      ...within('app/src/keyboard/typeAhead', 'typeInto useDigitTypeAhead useTypeToSearch useRowTypeAhead'),
      ...within('app/src/commands', 'command keys registry useCommand useCommands'),
      'app/src/grids/useSubjectSort.ts',
    ],
    tests: [
      'app/src/keyboard/focus/{hints,panes}.test.tsx',
      'app/src/keyboard/typeAhead/{useDigitTypeAhead,useTypeToSearch,useRowTypeAhead}.test.tsx',
      'app/src/commands/*.test.{ts,tsx}',
      'app/src/grids/useSubjectSort.test.tsx',
    ],
  },
  lines: {
    mutate: [
      ...within('app/src/orders/lines', 'model/decideAdd model/exchange model/offer useUnsavedLines api/lines'),
      ...within('app/src/orders/current', 'model/line api/orderLock'),
      'app/src/orders/sending/sendingMark.ts',
    ],
    tests: [
      'app/src/orders/{lines,current}/**/*.test.{ts,tsx}',
      'app/src/orders/sending/sendingMark.test.ts',
      'app/src/server/writeOnce.test.ts',
    ],
  },
  ordering: {
    mutate: [
      ...within('app/src/features/ordering', 'page/flow'),
      ...within('app/src/products', 'prices/model/priceRow search/model/searchWords search/model/startRow'),
      ...within('app/src/features/ordering/regrets/model', 'conflicts locked places'),
      ...within('app/src/features/ordering', 'substitution/model/substituteDifference warnings/model/lockedPrice'),
      'app/src/keyboard/typeAhead/typeAhead.ts',
      ...within('app/src/orders/sending/model', 'settling unsentShares unsentSupplier processedOrders'),
    ],
    tests: [
      'app/src/features/ordering/{page,search,regrets,substitution,warnings}/**/*.test.ts',
      'app/src/products/**/*.test.ts',
      'app/src/keyboard/typeAhead/typeAhead.test.ts',
      'app/src/orders/sending/model/*.test.ts',
    ],
  },
  server: { mutate: ['app/src/server/*.ts'], tests: ['app/src/server/*.test.ts'] },
  session: {
    mutate: [
      ...within('app/src/session', 'permissions storage scope session people/mayChange'),
      ...within('app/src/orders/current', 'currentOrder currentOrderPart orderClaims'),
      'app/src/orders/lines/unsavedLines.ts',
      'app/src/pages/returnPath.ts',
    ],
    // Leaves out session tests with a backend, which take seconds per mutant.
    tests: [
      ...within('app/src/session', 'permissions.test storage.test scope.test session.test people/mayChange.test'),
      ...within('app/src/orders/current', 'currentOrder.test currentOrderPart.test orderClaims.test'),
      'app/src/orders/lines/unsavedLines.test.ts',
      'app/src/sessionParts.test.ts',
      'app/src/pages/paths.test.ts',
    ],
  },
  'backend-rules': {
    // Rules that are testable without a backend; those that need one take seconds per mutant.
    mutate: [
      ...within('mocks/backend/src/rules', 'days lists money'),
      ...within('mocks/backend/src/rules/access', 'passwords people sessions staff'),
      ...within('mocks/backend/src/rules', 'orders/invoiced responses/regrets responses/responses'),
      ...within('mocks/contract/src/rules', 'names password picture roleRights sameName scripts'),
    ],
    tests: [
      ...within(
        'mocks/backend/test/rules',
        'days.test passwords.test people-rules.test change-rules.test supply-rules.test',
      ),
      'mocks/contract/src/rules/*.test.ts',
    ],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
