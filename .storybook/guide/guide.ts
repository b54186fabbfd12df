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

/** What a designer has to know of a popup, popover or panel: a file holds those of one journey. */
interface GuideEntry {
  /** Its id in the manifest. */
  id: string;
  /** What the person decides or learns here. */
  purpose: string;
  /** Each a place and the way: `Ordering, Supplier prices: Enter on a supplier`. */
  opens: readonly string[];
  /** What stays true when it is drawn again. */
  do: readonly string[];
  dont: readonly string[];
  /** As its code hears them; where a key does something in one part alone, that part stands behind it. */
  keys: readonly { keys: string; does: string }[];
  /** Its name and description, where the keyboard begins and returns, what is announced. */
  accessibility: readonly string[];
}

/** By journey, in the order in which a day goes. */
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

/** @waiting for Storybook's pages of journeys */
export type Journey = keyof typeof ENTRIES;

export const JOURNEYS = Object.keys(ENTRIES) as Journey[];

export interface PopupGuide extends GuideEntry {
  journey: Journey;
}

export const guides: readonly PopupGuide[] = JOURNEYS.flatMap((journey) =>
  ENTRIES[journey].map((entry) => ({ ...entry, journey })),
);

const byId = new Map(guides.map((guide) => [guide.id, guide]));

/** The guide of an entry of the manifest; undefined for a screen, and for what waits. */
export const getGuide = (id: string): PopupGuide | undefined => byId.get(id);
