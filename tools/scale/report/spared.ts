/** What a call of a line is, and why it is asked for each time or kept. */
interface CallOfLine {
  is: 'write' | 'fresh' | 'kept';
  why: string;
}

/**
 * The calls of a line by search. A write is a write; `fresh` is money, stock, a lock, or what the specification has asked for
 * each time; `kept` does not change while somebody orders, and is not asked for again for the minutes that are named.
 */
export const CALLS_OF_LINE: Readonly<Record<string, CallOfLine>> = {
  listProducts: { is: 'fresh', why: 'the search itself; prices and indicators' },
  listGenerics: { is: 'fresh', why: '001 §4: with every product; prices, and which is preferred' },
  getProductInfo: { is: 'fresh', why: 'single exit and retail price' },
  listSupplierPrices: { is: 'fresh', why: 'prices, deals, locks' },
  listUnsentOfProduct: { is: 'fresh', why: '001 §4: the warning before ordering; colleagues order too' },
  listProductHistoryOfDays: { is: 'fresh', why: '001 §4: the warning, 14 days' },
  listProductHistoryOfYear: { is: 'kept', why: '5 minutes for each product, until something is sent' },
  getInvoiceHistory: { is: 'kept', why: '5 minutes for each product, until something is sent or answered' },
  getCreditUsage: { is: 'fresh', why: 'money; half a minute for each supplier' },
  addOrderItem: { is: 'write', why: 'the line' },
  getOrder: { is: 'fresh', why: 'the order as the server has it, behind the answer (0004)' },
};
