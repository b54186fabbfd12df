import { expect, it } from 'vitest';
import { getModule } from '../../tools/architecture/modules.ts';
import { filesBelow, isTest, read } from '../../tools/architecture/sources.ts';

/**
 * Contract entities that modules may name directly, because they have one meaning in the full product: suppliers, users,
 * permissions, and notifications.
 */
const TRAVELLING = [
  'Wholesaler',
  ...['Staff', 'StaffMember', 'Role', 'RolePermissions', 'Settings', 'FooterAd'],
  'Notification',
];
/** Entities with a single field. */
const VALUES = ['BasketStatus', 'ImportRule', 'Indicator', 'Schedule'];

const entities = filesBelow('mocks/contract/src/entities', '.ts').flatMap((file) =>
  [...read(file).matchAll(/^export type (\w+) = z\.output/gm)].map(([, name = '']) => name),
);

/** Returns the modules that name an entity outside `api/` and `model/`. */
function getModules(entity: string): string[] {
  const named = new RegExp(`import [^;]*\\b${entity}\\b[^;]* from '@mortar/contract'`);
  const files = filesBelow('app/src', '.ts', '.tsx').filter(
    (file) => !isTest(file) && !/\/(?:api|model|failures)\//.test(file) && named.test(read(file)),
  );
  return [...new Set(files.map((file) => getModule(file) ?? ''))];
}

it('lists only entities of the contract', () => {
  expect([...TRAVELLING, ...VALUES].filter((name) => !entities.includes(name))).toEqual([]);
  expect(TRAVELLING.filter((name) => getModules(name).length < 2)).toEqual([]);
});

it.each(entities.filter((name) => ![...TRAVELLING, ...VALUES].includes(name)))(
  'uses %s in one module: data that another module needs is mapped in model/',
  (entity) => expect(getModules(entity).length).toBeLessThanOrEqual(1),
);
