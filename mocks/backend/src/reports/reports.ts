import { offsetOf } from '../rules/days.ts';
import type { SentOrderRow } from '../store/rows.ts';
import { columns, escaped, rows } from './chart.ts';
import { type Bar, mostRegretted, purchasesByMonth, purchasesBySupplier } from './facts.ts';

/** What a report page is made of. */
interface Asked {
  orders: readonly SentOrderRow[];
  now: number;
  retailername: string;
  /** As in ordering_General_Country. */
  country: string;
}

interface ReportPage {
  /** The last part of its address. */
  name: string;
  group: string;
  title: string;
  description: string;
  body(asked: Asked): string;
}

const PREFIX: Readonly<Record<string, string>> = { ZA: 'R', BW: 'P', KE: 'K', SZ: 'E', NA: '$', ZW: '$' };

/** Whole currency units with a space between thousands (ruling 9): a chart needs no cents. */
function money(country: string): (cents: number) => string {
  const prefix = PREFIX[country] ?? 'R';
  return (cents) => prefix + String(Math.round(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
}

const some = (bars: readonly Bar[], drawn: string) =>
  bars.some(({ value }) => value > 0) ? drawn : '<p>There is nothing to report yet.</p>';

export const REPORTS: readonly ReportPage[] = [
  {
    name: 'purchases-by-month',
    group: 'Purchases',
    title: 'Purchases by month',
    description: 'What was ordered and what was invoiced, over the last twelve months.',
    body({ orders, now, country }) {
      const bars = purchasesByMonth(orders, now, offsetOf(country));
      const key = '<p><span class="key first"></span> Ordered <span class="key second"></span> Invoiced</p>';
      return some(bars, key + columns(bars, ['Ordered', 'Invoiced'], money(country)));
    },
  },
  {
    name: 'purchases-by-supplier',
    group: 'Purchases',
    title: 'Purchases by supplier',
    description: 'What each supplier invoiced over the last twelve months.',
    body({ orders, now, country }) {
      const bars = purchasesBySupplier(orders, now, offsetOf(country));
      return some(bars, rows(bars, 'Invoiced', money(country)));
    },
  },
  {
    name: 'most-regretted',
    group: 'Regrets',
    title: 'Most regretted products',
    description: 'The products of which suppliers left most packs unsupplied over the last twelve months.',
    body({ orders, now, country }) {
      const bars = mostRegretted(orders, now, offsetOf(country));
      return some(
        bars,
        rows(bars, 'Packs not supplied', (packs) => `${packs} packs`),
      );
    },
  },
];

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 24px; max-width: 960px; }
svg { width: 100%; height: auto; }
text { font-size: 13px; fill: currentColor; }
line { stroke: currentColor; opacity: 0.2; }
.first { fill: #2f6fb0; background: #2f6fb0; } .second { fill: #3f9a68; background: #3f9a68; }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-inline: 12px 4px; }
`;

/** The whole document of a report; without scripts. */
export function reportDocument(title: string, subtitle: string, body: string): string {
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p>${body}</body></html>`;
}

/** A report drawn from what a retailer was sent and invoiced, or null where there is no such report. */
export function renderReport(name: string, asked: Asked): string | null {
  const report = REPORTS.find((one) => one.name === name);
  if (!report) return null;
  return reportDocument(report.title, `${asked.retailername}. ${report.description}`, report.body(asked));
}
