import { permissions } from '../../src/rules/access/presetRoles.ts';
import type { Case, Known } from './known.ts';

const NO_ONE = 987;

const SIX = {
  ordering_SearchType: '1',
  ordering_SearchHighlightColor: '#ffe58a',
  ordering_SearchHighlightTextColor: '#1a1a1a',
  ordering_SelectSupplier_Rule: '1',
  ordering_LockPreferred: true,
  ordering_PPL_Enabled: false,
};
const ROLE = { rolename: 'Night shift', rolepermissions: permissions({ ordering: { read: true } }) };
const FORM = {
  title: 'Ms',
  name: 'Nomsa',
  surname: 'Zulu',
  roleid: 2,
  emailaddress: '',
  mobilenumber: '',
  image: '',
};
const added = ({ me }: Known) => ({
  ...FORM,
  username: `nomsa@${me.retailerid}`,
  password: 'Secret@1',
  confirmpassword: 'Secret@1',
});
/** Another member of the retailer's staff, with the form's changes. */
const third = ({ store, me }: Known) => {
  const staff = [...store.staff.all()].find((row) => row.retailerid === me.retailerid && row.staffid === 3);
  const { username = '', name = '', surname = '' } = staff ?? {};
  return { ...FORM, staffid: 3, username, name, surname, roleid: staff?.role.roleid ?? 2 };
};
/** An unassigned role of the retailer. */
const spare = ({ store, me }: Known) => {
  const assigned = new Set([...store.staff.all()].map(({ role }) => role.roleid));
  return store.roles.at(me.retailerid).find(({ roleid }) => !assigned.has(roleid))?.roleid ?? 0;
};
const refusedTo = { barred: 'viewer@1001' } as const;
const ofGroup = { by: 'buyer@2000', barred: 'branch@2000' } as const;

const settingsCases: Record<string, Case> = {
  updateOrderingSettings: {
    good: () => ({ body: SIX }),
    bad: () => ({ body: { ...SIX, ordering_SelectSupplier_Rule: '2' } }),
    ...refusedTo,
  },
  updateApplicationSettings: {
    good: () => ({ body: { ordering_NettPriceInclusive: true, ordering_PrintShceduleItems: false } }),
    bad: () => ({ body: { ordering_VAT: 14 } }),
    ...refusedTo,
  },
  updateOrderSettings: {
    good: () => ({ body: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 50 } }),
    bad: () => ({ body: { ordering_MaximumQuantity: 'many' } }),
    ...refusedTo,
  },
  updateRegretSettings: {
    good: () => ({ body: { ordering_General_AutoRegrets_Enabled: true } }),
    bad: () => ({ body: {} }),
    ...refusedTo,
  },
  updateCountry: {
    good: () => ({ body: { ordering_General_Country: 'BW' } }),
    bad: () => ({ body: { ordering_General_Country: 'FR' } }),
    ...refusedTo,
  },
  updateOverridePassword: {
    good: () => ({ body: { ordering_MaximumQuantityPassword: 'Another@1' } }),
    bad: () => ({ body: { ordering_MaximumQuantityPassword: '' } }),
    ...refusedTo,
  },
};

const roleCases: Record<string, Case> = {
  listRoles: { good: () => ({}), ...refusedTo },
  addRole: {
    good: () => ({ body: ROLE }),
    bad: () => ({ body: { ...ROLE, rolename: 'viewer' } }),
    ...refusedTo,
  },
  updateRole: {
    good: (known) => ({ body: { ...ROLE, roleid: spare(known), retailerid: known.me.retailerid } }),
    absent: () => ({ body: { ...ROLE, roleid: NO_ONE, retailerid: 1001 } }),
    bad: () => ({ body: { ...ROLE, roleid: 2, retailerid: 1001 } }),
    ...refusedTo,
  },
  deleteRole: {
    good: (known) => ({ query: { roleid: spare(known) } }),
    absent: () => ({ query: { roleid: NO_ONE } }),
    bad: () => ({ query: { roleid: 1 } }),
    ...refusedTo,
  },
};

const staffCases: Record<string, Case> = {
  listStaff: { good: () => ({ body: {} }), ...refusedTo },
  getStaff: {
    good: ({ me }) => ({ query: { username: `admin@${me.retailerid}` } }),
    absent: () => ({ query: { username: 'admin@2000' } }),
    bad: () => ({}),
    ...refusedTo,
  },
  addStaff: {
    good: (known) => ({ body: added(known) }),
    bad: (known) => ({ body: { ...added(known), password: 'secret', confirmpassword: 'secret' } }),
    ...refusedTo,
  },
  updateStaff: {
    good: (known) => ({ body: third(known) }),
    absent: (known) => ({ body: { ...third(known), staffid: NO_ONE } }),
    bad: (known) => ({ body: { ...third(known), surname: 'Renamed' } }),
    ...refusedTo,
  },
  resetStaffPassword: {
    good: () => ({ body: { staffid: 3, password: 'Secret@1', confirmpassword: 'Secret@1' } }),
    absent: () => ({ body: { staffid: NO_ONE, password: 'Secret@1', confirmpassword: 'Secret@1' } }),
    bad: () => ({ body: { staffid: 3, password: 'Secret@1', confirmpassword: 'Secret@2' } }),
    ...refusedTo,
  },
  updateInitialLogin: {
    good: ({ me }) => ({ body: { retailerid: me.retailerid, staffid: 1, initiallogin: false } }),
    absent: () => ({ body: { retailerid: 1001, staffid: NO_ONE, initiallogin: false } }),
    bad: () => ({ body: { retailerid: 1001, staffid: 1, initiallogin: true } }),
    by: 'admin@1001',
    ...refusedTo,
  },
  deleteStaff: {
    good: () => ({ query: { staffid: 3 } }),
    absent: () => ({ query: { staffid: NO_ONE } }),
    bad: () => ({ query: { staffid: 1 } }),
    barred: 'shop@1001',
  },
};

const assignment = (change: object = {}) => ({
  body: {
    groupretailerid: 2000,
    staffid: 3,
    assignedpharmacies: [
      { retailerid: 2001, isassigned: false },
      { retailerid: 2003, isassigned: true },
    ],
    ...change,
  },
});

const pharmacyCases: Record<string, Case> = {
  getPharmacyAssignment: {
    good: () => ({ query: { groupretailerid: 2000, staffid: 2, issuperuser: true } }),
    absent: () => ({ query: { groupretailerid: 2000, staffid: NO_ONE, issuperuser: true } }),
    bad: () => ({ query: { groupretailerid: 2000 } }),
    ...ofGroup,
  },
  updatePharmacyAssignment: {
    good: () => assignment(),
    absent: () => assignment({ staffid: NO_ONE }),
    bad: () => assignment({ assignedpharmacies: [{ retailerid: 1001, isassigned: true }] }),
    ...ofGroup,
  },
  getOrderRetailers: {
    good: ({ orderid }) => ({ query: { orderid } }),
    absent: () => ({ query: { orderid: 987_654 } }),
    bad: () => ({}),
    by: 'buyer@2000',
    barred: 'nobody',
  },
  assignOrderRetailers: {
    good: ({ orderid, pharmacies }) => ({
      body: { groupretailerid: 2000, orderid, retailerids: pharmacies.slice(-1) },
    }),
    absent: () => ({ body: { groupretailerid: 2000, orderid: 987_654, retailerids: [2003] } }),
    bad: ({ orderid }) => ({ body: { groupretailerid: 2000, orderid, retailerids: [] } }),
    by: 'buyer@2000',
    barred: 'nobody',
  },
  deleteGroupOrder: {
    good: ({ orderid }) => ({ query: { orderid } }),
    absent: () => ({ query: { orderid: 987_654 } }),
    bad: () => ({ query: { orderid: 'all' } }),
    by: 'buyer@2000',
    barred: 'nobody',
  },
};

/** Cases of settings, roles, staff, pharmacies, versions and auto regrets. */
export const administrationCases: Record<string, Case> = {
  ...settingsCases,
  ...roleCases,
  ...staffCases,
  ...pharmacyCases,
  listVersions: { good: () => ({}) },
  updateAutoRegrets: {
    good: () => ({ body: [{ creditorid: 101, autoregretsenabled: true }] }),
    absent: () => ({ body: [{ creditorid: NO_ONE, autoregretsenabled: true }] }),
    bad: () => ({ body: { creditorid: 101 } }),
    ...refusedTo,
  },
};
