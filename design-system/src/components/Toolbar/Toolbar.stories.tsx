import preview from '@mortar/storybook/preview';
import { Download, Printer } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Orders',
    children: (
      <>
        <Button size="sm">Start A New Order</Button>
        <Button size="sm" variant="outline">
          Open
        </Button>
        <SearchBox label="Search orders" value="" onChange={() => {}} onSearch={() => {}} />
      </>
    ),
    end: (
      <>
        <IconButton label="Print" icon={<Printer size={16} aria-hidden="true" />} />
        <IconButton label="Export" icon={<Download size={16} aria-hidden="true" />} />
      </>
    ),
  },
});

export const Default = meta.story({});
