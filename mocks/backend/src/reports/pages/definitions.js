// How each report is displayed. To add one, serve its rows and add an entry here.
// - by: ways to group it, the default first: label, row texts, and optionally a sort order
// - columns: numbers of a row, and computed ones: `of` receives a row, and the sum of all rows shown
// - figures: columns shown as totals above the report
// - chart: numbers charted by month; `stack` splits the first by a text; `credit` shows limits. With another grouping,
//   it shows the sorted column
// - sort: the initial sort column, and `descending`
// - note: an explanatory sentence

const month = { id: 'month', label: 'Month' };
const supplier = { id: 'supplier', label: 'Supplier' };
const product = { id: 'product', label: 'Product' };
const schedule = { id: 'schedule', label: 'Schedule' };

/** Returns a way to group a report: its label, and the texts that identify a row. */
const way = (label, ...columns) => ({ label, columns });
const byMonth = way('Month', month);
const bySupplier = way('Supplier', supplier);
const byProduct = way('Product', product);
const byMonthAndSupplier = way('Month and supplier', month, supplier);

const ordered = { id: 'orderedcents', label: 'Ordered', kind: 'money' };
const invoiced = { id: 'invoicedcents', label: 'Invoiced', kind: 'money' };
const regretRate = {
  id: 'rate',
  label: 'Regret rate',
  kind: 'rate',
  of: (row) => row.missingpacks / row.orderedpacks,
};
const belowDearest = { id: 'belowdearestcents', label: 'Below dearest', kind: 'money' };
const belowLast = { id: 'belowlastcents', label: 'Below last paid', kind: 'money' };
const packsOrdered = { id: 'orderedpacks', label: 'Packs ordered', kind: 'count' };
const packsSupplied = { id: 'suppliedpacks', label: 'Packs supplied', kind: 'count' };

export const definitions = {
  purchases: {
    filters: ['from', 'to', 'supplier'],
    by: [byMonth, bySupplier, byMonthAndSupplier],
    columns: [
      { id: 'orders', label: 'Orders', kind: 'count' },
      { id: 'lines', label: 'Lines', kind: 'count' },
      ordered,
      invoiced,
      { id: 'open', label: 'Not invoiced', kind: 'money', of: (row) => row.orderedcents - row.invoicedcents },
    ],
    figures: ['orderedcents', 'invoicedcents', 'open', 'orders'],
    chart: { series: [ordered, invoiced] },
    sort: ['invoicedcents', true],
    note: 'An order counts in the month in which it was sent. What no supplier has answered is ordered and not invoiced.',
  },
  'supplier-share': {
    filters: ['from', 'to'],
    by: [bySupplier, byMonthAndSupplier],
    columns: [
      { id: 'orders', label: 'Orders', kind: 'count' },
      invoiced,
      { id: 'share', label: 'Share', kind: 'rate', of: (row, total) => row.invoicedcents / total.invoicedcents },
    ],
    figures: ['invoicedcents', 'orders'],
    chart: { stack: 'supplier', series: [invoiced] },
    sort: ['invoicedcents', true],
    note: 'Each share is of everything that was invoiced in the months shown.',
  },
  savings: {
    filters: ['from', 'to', 'supplier', 'find'],
    by: [bySupplier, byProduct, byMonth],
    columns: [
      { id: 'packs', label: 'Packs', kind: 'count' },
      { id: 'paidcents', label: 'Paid', kind: 'money' },
      belowDearest,
      {
        id: 'dearestrate',
        label: 'Saved',
        kind: 'rate',
        of: (row) => row.belowdearestcents / (row.paidcents + row.belowdearestcents),
      },
      belowLast,
    ],
    figures: ['paidcents', 'belowdearestcents', 'dearestrate', 'belowlastcents'],
    chart: { series: [belowDearest, belowLast] },
    sort: ['belowdearestcents', true],
    note: 'The dearest is what the dearest of your suppliers asks today. Last paid is the price of the purchase before: where it was lower, the figure is negative.',
  },
  credit: {
    filters: [],
    by: [way('Supplier', supplier, { id: 'from', label: 'From' }, { id: 'until', label: 'Until' })],
    columns: [
      { id: 'limitcents', label: 'Limit', kind: 'money', total: false },
      { id: 'usedcents', label: 'Used', kind: 'money' },
      {
        id: 'left',
        label: 'Left',
        kind: 'money',
        total: false,
        of: (row) => (row.limitcents === 0 ? Number.NaN : row.limitcents - row.usedcents),
      },
      {
        id: 'usedrate',
        label: 'Rate',
        kind: 'rate',
        total: false,
        of: (row) => (row.limitcents === 0 ? Number.NaN : row.usedcents / row.limitcents),
      },
    ],
    figures: ['usedcents'],
    chart: { credit: true, series: [] },
    sort: ['usedrate', true],
    note: "Each supplier's month is its own. Without a limit there is nothing left to count.",
  },
  regrets: {
    filters: ['from', 'to', 'supplier', 'find'],
    by: [bySupplier, { ...byProduct, sort: ['missingpacks', true] }, byMonth],
    columns: [
      { id: 'lines', label: 'Lines', kind: 'count' },
      { id: 'regrettedlines', label: 'Regretted lines', kind: 'count' },
      packsOrdered,
      { id: 'missingpacks', label: 'Packs missing', kind: 'count' },
      { id: 'missingcents', label: 'Value missing', kind: 'money' },
      regretRate,
    ],
    figures: ['rate', 'missingpacks', 'missingcents', 'regrettedlines'],
    chart: { series: [regretRate] },
    sort: ['rate', true],
    note: 'The rate is packs that did not come, of packs ordered, on orders that suppliers have answered.',
  },
  scheduled: {
    filters: ['from', 'to', 'supplier', 'schedule', 'find'],
    by: [
      way(
        'Line',
        ...[{ id: 'day', label: 'Date' }, product, schedule, supplier],
        ...[
          { id: 'ordernumber', label: 'Order' },
          { id: 'invoicenumber', label: 'Invoice' },
          { id: 'staff', label: 'Ordered by' },
        ],
      ),
      { ...way('Product', product, schedule), sort: ['orderedpacks', true] },
      { ...way('Schedule', schedule), sort: ['schedule', false] },
      byMonth,
    ],
    columns: [packsOrdered, packsSupplied],
    figures: ['orderedpacks', 'suppliedpacks'],
    chart: { series: [packsOrdered, packsSupplied] },
    sort: ['day', true],
    note: '',
  },
};
