const regrets = (count: number) => (count === 1 ? '1 regret' : `${count} regrets`);

/** Texts about a group's regrets that do not fit the open order (ruling 57). */
export const messages = {
  /** Regrets of a pharmacy, as shown before Reorder. */
  packs: (packs: number, total: string) => `${packs === 1 ? '1 pack' : `${packs} packs`}, ${total}`,
  packsFor: (packs: string, pharmacy: string) => `${packs}, for ${pharmacy}`,
  newOrders: (orders: number) => (orders === 1 ? 'A new order is made:' : `${orders} new orders are made:`),
  /** Progress across orders. */
  ordering: (at: number, of: number) => (of === 1 ? 'Ordering…' : `Ordering ${at} of ${of}`),
  askedAbout: (count: number, pharmacies: string) => `You are asked about ${regrets(count)} of ${pharmacies}.`,
  title: 'Regrets Of Other Pharmacies',
  order: (order: string, pharmacies: string) =>
    pharmacies === '' ? `${order} is for no pharmacy yet.` : `${order} is for ${pharmacies}.`,
  wider: (what: string) => `On it, each of them would order: ${what}.`,
  foreign: (what: string) => `It is not for their pharmacy: ${what}.`,
  own: (orders: number) => (orders === 1 ? 'Make A Separate Order' : `Make ${orders} Separate Orders`),
  all: 'Order For All Of Them',
  leave: 'Leave Them',
  cancel: 'Cancel',
} as const;
