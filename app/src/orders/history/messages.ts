import type { OrderHistoryFilter } from '@mortar/contract';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (month: string) => MONTHS[Number(month.slice(5)) - 1] ?? month;

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** Texts of the order history (002 §2.2, §2.6, §8, §9). */
export const messages = {
  title: 'History',
  loading: 'Loading order history...',
  none: 'No History Found.',
  select: 'Select an order.',
  waiting: 'waiting',
  orders: {
    title: 'Order History',
    keys: '↵ show its items',
    about: 'Choose an order to see what was ordered and the result.',
    panes: 'Orders and items',
    retailersPane: 'Retailers and order history',
    period: 'Period',
    periods: {
      'Last 3 Months': 'Last 3 Months',
      'Last 6 Months': 'Last 6 Months',
      'Last Year': 'Last Year',
      'All Time': 'All Time',
    } satisfies Record<OrderHistoryFilter, string>,
    refresh: 'Refresh',
    byRetailer: 'Group by retailer',
    getHistory: 'Get History For Selected Retailers',
    loading: 'Loading order history...',
    none: 'No order history found.',
    count: orders,
    retailer: (name: string, count: number) => `${name} (${count})`,
    /** A retailer's totals, announced with its name. */
    total: (ordered: string, invoiced: string, regretted: string) =>
      `ordered ${ordered}, invoiced ${invoiced}, regretted ${regretted}`,
    /** Rows of retailers and orders. */
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    close: 'Close',
    columns: {
      indicator: 'Status',
      retailer: 'Retailer',
      retailerAndNumber: 'Retailer and Order Number',
      number: 'Order Number',
      supplier: 'Supplier',
      lines: 'Lines',
      ordered: 'Order Value',
      invoiced: 'Invoiced Value',
      regretted: 'Regretted Value',
      status: 'Order Status',
      sent: 'Sent Date',
      received: 'Received Date',
      supplierNumber: 'Wholesaler Order #',
      staff: 'User',
    },
  },
  items: {
    keys: '↵ order it again',
    title: 'Order Items',
    ask: {
      subject: (number: string) => `Order ${number}`,
      reference: (number: string, sent: string) => `order ${number}, sent ${sent}`,
    },
    summary: 'Summary of the order',
    export: 'Export',
    print: 'Print',
    printScheduled: 'Print Scheduled',
    select: 'Please select an order.',
    none: 'No data.',
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    file: (orderId: number, date: string) => `orderHistoryDetails_${orderId}_${date}.xlsx`,
    again: 'Order Again',
    orderAgain: (product: string) => `Order ${product} again`,
    columns: {
      supply: 'Status',
      supplier: 'Supplier',
      code: 'Code',
      description: 'Description',
      pack: 'Pack Size',
      ordered: 'Ord',
      bonus: 'Bonus',
      price: 'Price',
      supplied: 'Supplied',
      invoiced: 'Inv Price',
      regret: 'Regret Description',
      staff: 'User',
      invoice: 'Invoice Number',
      again: 'Order Again',
    },
  },
  /** Regretted items of the selected orders (ruling 37). */
  regretted: {
    title: 'Regretted Items',
    about: (orders: string) => `Not supplied in full: ${orders}.`,
    /** Period with filtered month and supplier. */
    orders: (...parts: readonly string[]) => parts.join(' · '),
    missing: 'Missing',
    value: 'Missing Value',
    none: 'Everything that was answered was supplied.',
    file: (date: string) => `regrettedItems_${date}.xlsx`,
  },
  picture: {
    title: 'By month and supplier',
    months: 'Value of orders by month',
    suppliers: 'Value of orders by supplier',
    words: (name: string, ordered: string, invoiced: string, regretted: string) =>
      `${name}: ordered ${ordered}, invoiced ${invoiced}, regretted ${regretted}`,
    sums: (ordered: string, invoiced: string, regretted: string) =>
      `Ordered ${ordered} · invoiced ${invoiced} · regretted ${regretted}`,
    ordered: 'Ordered',
    invoiced: 'Invoiced',
    regretted: 'Regretted',
    /** `Jan 2026`. @param month `yyyy/MM` */
    month: (month: string) => `${monthName(month)} ${month.slice(0, 4)}`,
    monthName,
    more: (count: number) => `${count} more ${count === 1 ? 'supplier' : 'suppliers'}`,
    fewer: 'Fewer suppliers',
    showAll: (filter: string) => `Show all, not only ${filter}`,
  },
  columns: {
    status: 'Status',
    description: 'Description',
    code: 'Code',
    order: 'Order Number',
    quantity: 'Qty',
    supplied: 'Inv Qty',
    price: 'Price',
    staff: 'User',
    sent: 'Sent Date',
    received: 'Response Date',
  },
} as const;
