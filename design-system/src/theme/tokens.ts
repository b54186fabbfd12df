import { defineTokens } from '@chakra-ui/react';

const values = <K extends string>(table: Record<K, string>): Record<K, { value: string }> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }])) as Record<K, { value: string }>;

/** Tokens common to all brands: menu and drawer sizes, and the stacking order. */
export const tokens = defineTokens({
  sizes: values({ full: '100%', menu: '200px', drawer: '280px' }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600' }),
  zIndex: {
    popup: { value: 1000 },
    floating: { value: 1000 },
  },
});
