/** A call of a line, and why it is requested each time or cached. */
interface CallOfLine {
  is: 'write' | 'fresh' | 'kept';
  why: string;
}

/**
 * The calls of a line added by search. A `write` changes data; `fresh` is money, stock, a lock, or what the
 * specification requires each time; `retained` does not change while ordering and is cached for the minutes named.
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
