import { submitIncorrectLink } from '@mortar/contract';
import { handle } from '../http/handle.ts';
import { value } from '../http/reply.ts';
import { rights } from '../rules/rights.ts';

const answerIncorrectLink = handle(submitIncorrectLink, rights.readOrdering, (visit, _query, link) => {
  const { store, staff, retailer, now } = visit;
  const ticketnumber = `T${String(store.next('ticket')).padStart(6, '0')}`;
  store.tickets.put({
    ticketnumber,
    retailerid: retailer.retailerid,
    staffid: staff.staffid,
    subject: 'Incorrect Link',
    message: `${link.suppliername} ${link.supplierproductcode} ${link.supplierproductdescription} is linked to ${link.productcode} ${link.productdescription}.`,
    submittedat: now,
  });
  return value({ ticketNumber: ticketnumber, message: 'Thank you, we will look into the link.' });
});

export const supportCalls = [answerIncorrectLink];
