import afterSending from './after-sending.json' with { type: 'json' };
import baskets from './baskets.json' with { type: 'json' };
import everywhere from './everywhere.json' with { type: 'json' };
import findingAProduct from './finding-a-product.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import orderingAProduct from './ordering-a-product.json' with { type: 'json' };
import peopleAndSettings from './people-and-settings.json' with { type: 'json' };
import regrets from './regrets.json' with { type: 'json' };
import sending from './sending.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import signingIn from './signing-in.json' with { type: 'json' };
import theOrder from './the-order.json' with { type: 'json' };

/** Design guidance for a popup, popover or panel. Each file holds the entries of one workflow. */
interface GuideEntry {
  /** Manifest id. */
  id: string;
  /** What the user decides or learns here. */
  purpose: string;
  /** Screen and action: `Ordering, Supplier prices: Enter on a supplier`. */
  opens: readonly string[];
  /** Rules that any redesign must follow. */
  do: readonly string[];
  dont: readonly string[];
  /** Keys as the code handles them. A key that works in one region only names that region. */
  keys: readonly { keys: string; does: string }[];
  /** Name and description, initial and returned focus, announcements. */
  accessibility: readonly string[];
}

/** By workflow, in the order of a working day. */
const ENTRIES = {
  'Signing in': signingIn,
  'Finding a product': findingAProduct,
  'Ordering a product': orderingAProduct,
  'The order': theOrder,
  Regrets: regrets,
  Baskets: baskets,
  Sending: sending,
  'After sending': afterSending,
  Messages: messages,
  Shop: shop,
  'People and settings': peopleAndSettings,
  Everywhere: everywhere,
} satisfies Record<string, readonly GuideEntry[]>;

/** @waiting for Storybook's pages of topics */
export type Topic = keyof typeof ENTRIES;

export const TOPICS = Object.keys(ENTRIES) as Topic[];

export interface PopupGuide extends GuideEntry {
  topic: Topic;
}

export const guides: readonly PopupGuide[] = TOPICS.flatMap((topic) =>
  ENTRIES[topic].map((entry) => ({ ...entry, topic })),
);

const byId = new Map(guides.map((guide) => [guide.id, guide]));

/** Returns the guide of a manifest entry; undefined for screens and for entries that wait for one. */
export const getGuide = (id: string): PopupGuide | undefined => byId.get(id);
