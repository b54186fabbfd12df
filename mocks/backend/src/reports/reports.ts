import { credit } from './facts/credit.ts';
import { purchases } from './facts/purchases.ts';
import { regrets } from './facts/regrets.ts';
import { savings } from './facts/savings.ts';
import { scheduled } from './facts/scheduled.ts';
import type { FactRow, ReportSource } from './facts/source.ts';

/** A report: its entry in the product's list, and its data. `pages/definitions.js` defines its display. */
interface Report {
  /** Base name of its page, `{name}.html`, and of its data, `data/{name}.json`. */
  name: string;
  group: string;
  title: string;
  description: string;
  facts(source: ReportSource): FactRow[];
}

export const REPORTS: readonly Report[] = [
  {
    name: 'purchases',
    group: 'Purchases',
    title: 'Purchases by month and supplier',
    description: 'What was ordered and what was invoiced.',
    facts: purchases,
  },
  {
    name: 'supplier-share',
    group: 'Purchases',
    title: 'Supplier share',
    description: 'How what was invoiced is shared out among suppliers.',
    facts: purchases,
  },
  {
    name: 'savings',
    group: 'Prices and credit',
    title: 'Savings',
    description: 'What was paid, against the dearest supplier and against the price paid before.',
    facts: savings,
  },
  {
    name: 'credit',
    group: 'Prices and credit',
    title: 'Spend against credit',
    description: "What is used of each supplier's limit this month.",
    facts: credit,
  },
  {
    name: 'regrets',
    group: 'Regrets',
    title: 'Regret rate',
    description: 'How much of what was ordered did not come, by supplier and product.',
    facts: regrets,
  },
  {
    name: 'scheduled',
    group: 'Compliance',
    title: 'Scheduled items',
    description: 'What was ordered and supplied of schedules 1 to 7.',
    facts: scheduled,
  },
];
