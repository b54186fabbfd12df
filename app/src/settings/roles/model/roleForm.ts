import { isOfOneScript, isSameName, nameKey, type Role, type RolePermissions } from '@mortar/contract';
import { boolean, object, type Schema, type TestContext } from 'yup';
import { typedName } from '#parts/typed/typedText.ts';
import { sameFields } from '#settings/form/model/mergeChanges.ts';
import { messages } from '#settings/roles/messages.ts';

/** What somebody decides of a role. */
export interface RoleValues {
  rolename: string;
  issuperuser: boolean;
  rolepermissions: RolePermissions;
}

export type ScheduleName = keyof RolePermissions['ordering']['productschedules'];

/** Schedules as they are shown, and what is short for each in a text (000 §3, §6). */
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

/** The schedules that no role may have without a group of products; 0 to 2 stand in both (000 §5). */
const NEEDS: Partial<Record<ScheduleName, 'frontshopproducts' | 'dispensaryproducts'>> = {
  ...{ n: 'frontshopproducts', nm: 'frontshopproducts' },
  ...{ three: 'dispensaryproducts', four: 'dispensaryproducts', five: 'dispensaryproducts' },
  ...{ six: 'dispensaryproducts', seven: 'dispensaryproducts' },
};

type Ordering = RolePermissions['ordering'];

/** Whether the role's groups of products hold a schedule. */
export const scheduleFits = (ordering: Ordering, name: ScheduleName): boolean => {
  const group = NEEDS[name];
  return group === undefined || ordering[group];
};

/** Why a schedule may not be selected; undefined where it may, or is not. */
export function scheduleProblem(ordering: Ordering, name: ScheduleName): string | undefined {
  if (!ordering.productschedules[name] || scheduleFits(ordering, name)) return undefined;
  const { needsDispensary, needsFrontShop } = messages.products;
  return (NEEDS[name] === 'dispensaryproducts' ? needsDispensary : needsFrontShop)(SCHEDULES[name]);
}

/**
 * The schedules with all of some selected that the products allow, or none of them.
 * @param names those that it is about; the others stay as they are
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
        // The second above is the group of permissions that the schedules are a part of.
        const message = scheduleProblem(this.from?.[1]?.value as Ordering, name);
        return message === undefined || this.createError({ message });
      }),
    ]),
  ),
);

export interface RoleRules {
  /** The names of every other role. */
  others: readonly string[];
  /** True for a role that is added. */
  isNew: boolean;
  /** Why it has to stay a super user's. */
  superuser?: string | undefined;
}

/** The rules of a role, with the product's texts (000 §5). */
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

/** What is chosen of a role. */
export const roleValues = ({ rolename, issuperuser, rolepermissions }: Role): RoleValues => ({
  rolename,
  issuperuser,
  rolepermissions,
});

/** Whether two are the same role, whatever the order of its permissions. */
export const sameRole = (one: RoleValues, other: RoleValues): boolean => sameFields(one, other);

/** A role that allows nothing yet. */
export const NEW_ROLE: RoleValues = {
  rolename: '',
  issuperuser: false,
  rolepermissions: {
    dashboard: { ordering: false, reports: false, brandedstore: false, messaging: false, settings: false },
    ordering: {
      ...{ frontshopproducts: false, dispensaryproducts: false },
      ...{ read: false, update: false, create: false, send: false },
      productschedules: {
        ...{ n: false, nm: false, zero: false, one: false, two: false },
        ...{ three: false, four: false, five: false, six: false, seven: false },
      },
    },
    reports: { read: false, export: false },
  },
};

/** What of the dashboard is locked in the group edition (000 §6). */
export const LOCKED_IN_GROUPS: readonly (keyof RolePermissions['dashboard'])[] = [
  'reports',
  'brandedstore',
  'messaging',
];
