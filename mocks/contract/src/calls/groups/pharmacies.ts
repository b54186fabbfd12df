import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { orderRetailer, pharmacyAssignment } from '../../entities/pharmacy.ts';
import { flag, id } from '../../scalars.ts';

export const getPharmacyAssignment = call('getPharmacyAssignment', {
  method: 'GET',
  path: '/api/UserPharmacyManagement/assignment/get',
  summary: "Lists a group's pharmacies and which of them a user works for.",
  section: '000 §7, 001 §7',
  query: z.object({ groupretailerid: id, staffid: id, issuperuser: flag }),
  answer: z.object({ assignedpharmacies: z.array(pharmacyAssignment) }),
});

export const updatePharmacyAssignment = call('updatePharmacyAssignment', {
  method: 'PUT',
  path: '/api/UserPharmacyManagement/assignment/update',
  summary: 'Says which pharmacies of the group a user works for.',
  section: '000 §5, §7',
  body: z.object({
    groupretailerid: id,
    staffid: id,
    assignedpharmacies: z.array(z.object({ retailerid: id, isassigned: flag })),
  }),
});

export const getOrderRetailers = call('getOrderRetailers', {
  method: 'GET',
  path: '/api/OrderRetailerManagement/go/clientorder/get',
  summary: "Lists the pharmacies that a group's order is for.",
  section: '000 §7',
  query: z.object({ orderid: id }),
  answer: z.object({ retailers: z.array(orderRetailer) }),
});

export const assignOrderRetailers = call('assignOrderRetailers', {
  method: 'POST',
  path: '/api/OrderRetailerManagement/go/clientorder/assign',
  summary: "Says which pharmacies a group's order is for.",
  section: '000 §7, 001 §7',
  body: z.object({ groupretailerid: id, orderid: id, retailerids: z.array(id) }),
});

export const deleteGroupOrder = call('deleteGroupOrder', {
  method: 'DELETE',
  path: '/api/ClientOrder/go/delete',
  summary: "Deletes a group's order that is not sent.",
  section: '000 §7; 002 §5, §7',
  query: z.object({ orderid: id }),
});
