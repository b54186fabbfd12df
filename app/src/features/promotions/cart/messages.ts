const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** Texts of the cart (002 §2.11, §4, §8). */
export const messages = {
  title: 'My Cart',
  keys: 'Del take it out',
  count: lines,
  columns: {
    image: 'Image',
    description: 'Description',
    quantity: 'Quantity',
    bonus: 'Bonus',
    cost: 'Cost Price',
    netted: 'Netted Price',
    total: 'Line Total',
    supplier: 'Supplier',
    code: 'Code',
  },
  getQuantity: (product: string) => `Quantity of ${product}`,
  multiple: (step: number) => `Quantities of it are multiples of ${step}.`,
  noPicture: 'No picture',
  removed: (product: string) => `${product} was taken out of your cart.`,
  made: {
    title: 'Success! Your Order has been created',
    text: 'It waits for you with the other unsent orders.',
    numbered: (order: string) => `Order ${order} waits for you with the other unsent orders.`,
    okay: 'Okay',
    open: 'Open Order',
  },
  failed: {
    title: 'Something went wrong',
    text: 'Something went wrong, please try again',
    unknown: 'No one can say yet whether the order was made. It is looked for before it is made again.',
    okay: 'Okay',
  },
} as const;
