import { defineTokens } from '@chakra-ui/react';

const values = <K extends string>(table: Record<K, string>): Record<K, { value: string }> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }])) as Record<K, { value: string }>;

/** What is the same for every brand: the 4 px grid, sizes of type, and the order of what floats. */
export const tokens = defineTokens({
  spacing: values({
    0.5: '2px',
    1: '4px',
    1.5: '6px',
    2: '8px',
    2.5: '10px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
  }),
  sizes: values({ control: '32px', field: '36px', full: '100%', menu: '200px', drawer: '280px' }),
  fontSizes: values({ xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px', '2xl': '28px' }),
  lineHeights: values({ sm: '18px', md: '20px', lg: '22px', xl: '26px' }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600' }),
  zIndex: {
    popup: { value: 1000 },
    floating: { value: 1000 },
  },
});
