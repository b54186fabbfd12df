import {
  type Call,
  type Settings,
  updateApplicationSettings,
  updateCountry,
  updateOrderingSettings,
  updateOrderSettings,
  updateOverridePassword,
  updateRegretSettings,
} from '@mortar/contract';
import { MAX_QUANTITY } from './orders/lines.ts';

/** Display name of each shape of the call. */
const PAGES: readonly [name: string, shape: Call][] = [
  ['Ordering preferences', updateOrderingSettings],
  ['Application settings', updateApplicationSettings],
  ['Order settings', updateOrderSettings],
  ['Regret settings', updateRegretSettings],
  ['Country', updateCountry],
  ['Override passwords', updateOverridePassword],
];
/** Read-only settings (000 §2, §3). */
const FIXED = ['ordering_VAT', 'lastOrderNumber'];

/** Returns whether a page has a key: strict objects report unknown ones. */
function has(shape: Call, key: string): boolean {
  const { error } = shape.body.safeParse({ [key]: undefined });
  return !error?.issues.some((issue) => issue.code === 'unrecognized_keys');
}

/** Returns the page with most of the keys. */
function getPage(keys: readonly string[]) {
  const countKnown = ([, shape]: (typeof PAGES)[number]) => keys.filter((key) => has(shape, key)).length;
  return [...PAGES].sort((a, b) => countKnown(b) - countKnown(a))[0];
}

/** Describes why settings match no page: the page, the key, and its problem. */
export function settingsProblem(body: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(body);
  const fixed = keys.find((key) => FIXED.includes(key));
  if (fixed !== undefined) return `${fixed} cannot be changed.`;
  const unknown = keys.find((key) => !PAGES.some(([, shape]) => has(shape, key)));
  if (unknown !== undefined) return `${unknown} is no setting.`;
  const page = getPage(keys);
  if (!page || keys.length === 0) return 'Name at least one setting.';
  const [name, shape] = page;
  const foreign = keys.find((key) => !has(shape, key));
  if (foreign !== undefined) return `${name}: ${foreign} is of another page. Save one page at a time.`;
  const issues = shape.body.safeParse(body).error?.issues ?? [];
  const [issue] = [...issues.filter(({ path }) => keys.includes(String(path[0]))), ...issues];
  if (!issue) return `${name}: unreadable.`;
  return [name, ...issue.path.map(String), issue.message].join(': ');
}

const COLOUR = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;
const COLOURS = ['ordering_SearchHighlightColor', 'ordering_SearchHighlightTextColor'] as const;

type Values = Partial<Omit<Settings, 'lastOrderNumber'>>;

/**
 * Returns why settings are inconsistent; null if they are valid. Prices with and without VAT may both be shown; if
 * neither is, the exclusive column is (001 §2).
 * @param named the new values
 * @param stored the stored values
 */
export function contradiction(named: Values, stored: Values): string | null {
  const colour = COLOURS.find((key) => named[key] !== undefined && !COLOUR.test(named[key]));
  if (colour) return `${colour} is a colour such as #ffe58a.`;
  const { ordering_LimitMaximumQuantity_Enabled: limits, ordering_MaximumQuantity: maximum = 0 } = {
    ...stored,
    ...named,
  };
  const isNamed = 'ordering_LimitMaximumQuantity_Enabled' in named || 'ordering_MaximumQuantity' in named;
  if (isNamed && limits === true && maximum < 1) return 'A maximum quantity that limits is 1 or more.';
  if (isNamed && maximum > MAX_QUANTITY) return `A maximum quantity is at most ${MAX_QUANTITY}.`;
  return null;
}
