import preview from '@mortar/storybook/preview';
import { FactList } from './FactList.tsx';

const meta = preview.meta({
  title: 'Components/Data/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Manufacturer', value: 'Karoo Pharma' },
      { label: 'Nappi', value: '0719412001' },
      { label: 'Barcode', value: '6001234567894' },
      { label: 'SEP', value: 'R123.45' },
      { label: 'Schedule', value: '4' },
      { label: 'Last Update', value: '' },
    ],
  },
});

export const Rows = meta.story({});
export const Columns = meta.story({ args: { layout: 'columns' } });
export const Grid = meta.story({ args: { layout: 'grid' } });
export const Large = meta.story({ args: { size: 'lg' } });
