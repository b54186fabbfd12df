import { isOfOneScript, isSameName, nameKey, type Role, type RolePermissions } from '@mortar/contract';
import { boolean, object, type Schema, type TestContext } from 'yup';
import { typedName } from '#parts/typed/typedText.ts';
import { sameFields } from '#settings/form/model/mergeChanges.ts';
import { messages } from '#settings/roles/messages.ts';

/** Editable values of a role. */
export interface RoleValues {
  rolename: string;
  issuperuser: boolean;
  rolepermissions: RolePermissions;
}

export type ScheduleName = keyof RolePermissions['ordering']['productschedules'];

/** Schedules with labels and short names (000 §3, §6). */
export const SCHEDULES = {
  n: 'N',
  nm: 'NM',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
} as const satisfies Record<ScheduleName, string>;

export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as readonly ScheduleName[];

/** Schedules that need a product group; 0 to 2 are in both (000 §5). */
const NEEDS: Partial<Record<ScheduleName, 'frontshopproducts' | 'dispensaryproducts'>> = {
  n: 'frontshopproducts',
  nm: 'frontshopproducts',
  three: 'dispensaryproducts',
  four: 'dispensaryproducts',
  five: 'dispensaryproducts',
  six: 'dispensaryproducts',
  seven: 'dispensaryproducts',
};

type Ordering = RolePermissions['ordering'];

/** Returns true if the role's product groups include a schedule. */
export const scheduleFits = (ordering: Ordering, name: ScheduleName): boolean => {
  const group = NEEDS[name];
  return group === undefined || ordering[group];
};

/** Returns why a selected schedule is invalid; undefined if valid. */
export function scheduleProblem(ordering: Ordering, name: ScheduleName): string | undefined {
  if (!ordering.productschedules[name] || scheduleFits(ordering, name)) return undefined;
  const { needsDispensary, needsFrontShop } = messages.products;
  return (NEEDS[name] === 'dispensaryproducts' ? needsDispensary : needsFrontShop)(SCHEDULES[name]);
}

/**
 * Returns the schedules after selecting all that the products allow, or none.
 * @param names affected schedules; others are unchanged
 */
export const withSchedules = (ordering: Ordering, names: readonly ScheduleName[], selected: boolean) =>
  Object.fromEntries(
    SCHEDULE_NAMES.map((name) => [
      name,
      names.includes(name) ? selected && scheduleFits(ordering, name) : ordering.productschedules[name],
    ]),
  ) as Ordering['productschedules'];

const RESERVED = ['admin', 'administrator'];

const schedules = object(
  Object.fromEntries(
    SCHEDULE_NAMES.map((name) => [
      name,
      boolean().test('fits', function fits(this: TestContext) {
        // The second parent is the permission group that contains the schedules.
        const message = scheduleProblem(this.from?.[1]?.value as Ordering, name);
        return message === undefined || this.createError({ message });
      }),
    ]),
  ),
);

export interface RoleRules {
  /** Names of all other roles. */
  others: readonly string[];
  isNew: boolean;
  /** Why it has to stay a super user's. */
  superuser?: string | undefined;
}

/** Returns a role's validation with the specified texts (000 §5). */
export function roleSchema({ others, isNew, superuser }: RoleRules): Schema<unknown> {
  const { name } = messages;
  return object({
    rolename: typedName()
      .trim()
      .required(isNew ? name.requiredNew : name.required)
      .test('is of one script', name.oneScript, (text = '') => isOfOneScript(text))
      .test('is allowed', name.invalid, (text = '') => !RESERVED.includes(nameKey(text)))
      .test('is new', name.taken, (text = '') => !others.some((other) => isSameName(other, text))),
    issuperuser: boolean().test(
      'may go',
      (on, { createError }) => on === true || superuser === undefined || createError({ message: superuser }),
    ),
    rolepermissions: object({
      ordering: object({
        frontshopproducts: boolean().test('some products', messages.products.required, function some(enabled) {
          return enabled === true || (this.parent as Ordering).dispensaryproducts;
        }),
        productschedules: schedules,
      }),
    }),
  });
}

export const roleValues = ({ rolename, issuperuser, rolepermissions }: Role): RoleValues => ({
  rolename,
  issuperuser,
  rolepermissions,
});

/** Compares roles, ignoring the order of permissions. */
export const sameRole = (a: RoleValues, b: RoleValues): boolean => sameFields(a, b);

/** New role without permissions. */
export const NEW_ROLE: RoleValues = {
  rolename: '',
  issuperuser: false,
  rolepermissions: {
    dashboard: { ordering: false, reports: false, brandedstore: false, messaging: false, settings: false },
    ordering: {
      frontshopproducts: false,
      dispensaryproducts: false,
      read: false,
      update: false,
      create: false,
      send: false,
      productschedules: {
        n: false,
        nm: false,
        zero: false,
        one: false,
        two: false,
        three: false,
        four: false,
        five: false,
        six: false,
        seven: false,
      },
    },
    reports: { read: false, export: false },
  },
};

/** Dashboard permissions locked in the group edition (000 §6). */
export const LOCKED_IN_GROUPS: readonly (keyof RolePermissions['dashboard'])[] = [
  'reports',
  'brandedstore',
  'messaging',
];
