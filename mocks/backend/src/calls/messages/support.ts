import { submitIncorrectLink } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { value } from '../../http/reply.ts';
import { rights } from '../../rules/access/rights.ts';
import { INCORRECT_LINK } from '../../rules/messages/tickets.ts';
import { openTicket } from './tickets.ts';

const answerIncorrectLink = handle(submitIncorrectLink, rights.editOrders, (context, _query, link) => {
  const { suppliername, supplierproductcode, supplierproductdescription, productcode, productdescription } = link;
  const linked = `${supplierproductcode} ${supplierproductdescription} is linked to ${productcode} ${productdescription}`;
  const message = `${suppliername} ${linked}.`;
  const { ticketnumber } = openTicket(context, { subject: INCORRECT_LINK, message, supportid: 0 });
  return value({ ticketNumber: ticketnumber, message: 'Thank you, we will look into the link.' });
});

export const supportCalls = [answerIncorrectLink];
