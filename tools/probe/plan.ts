import {
  getPharmacyAssignment,
  getSettings,
  getStaff,
  listReports,
  listRoles,
  listStaff,
  listVersions,
  notificationHistory,
} from '@mortar/contract';
import { CATALOGUE } from './catalogueSteps.ts';
import { GROUPS } from './groupSteps.ts';
import { MESSAGES } from './messageSteps.ts';
import { ORDERS } from './orderSteps.ts';
import { ALONE, alone, always, type Step, step } from './steps.ts';

/** Read calls about users, settings and the start of the page (000 §7). */
const SESSION: readonly Step[] = [
  step(listVersions, always()),
  step(getSettings, always({ query: { page: 'ordering' } })),
  step(listRoles, always()),
  step(listStaff, always()),
  step(getStaff, ({ staff }) => ({ query: { username: staff.username } })),
  step(
    getPharmacyAssignment,
    ({ staff }) =>
      staff.grouporderingenabled
        ? {
            query: {
              groupretailerid: staff.retailerid,
              staffid: staff.staffid,
              issuperuser: staff.role.issuperuser,
            },
          }
        : null,
    {
      needs: 'a group',
      note(found, { assignedpharmacies }) {
        const assigned = assignedpharmacies.filter(({ isassigned }) => isassigned);
        found.pharmacies = assigned.map(({ retailerid }) => retailerid);
      },
    },
  ),
  step(notificationHistory, always()),
  step(listReports, alone(always()), ALONE),
];

/** All read-only calls of the contract, ordered so that each finds the parameters of the next. */
export const READS: readonly Step[] = [...SESSION, ...CATALOGUE, ...ORDERS, ...MESSAGES, ...GROUPS];
