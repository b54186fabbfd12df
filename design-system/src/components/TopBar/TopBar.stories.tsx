import preview from '@mortar/storybook/preview';
import { type BrandName, brandInfo } from '@mortar/themes';
import { Bell, Menu as MenuIcon } from 'lucide-react';
import { getBrand } from '../../foundations/getBrand.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

type Args = Partial<TopBarProps> & { group?: boolean; bell?: number | 'disabled' };

const Example = ({ brand, group, bell = 0, ...args }: Args & { brand: BrandName }) => (
  <TopBar
    brandName={`${brandInfo[brand].productName}${group ? ' Group Ordering' : ''}`}
    logo={<Logo brand={brand} surface="topBar" decorative />}
    version="2.5.4"
    start={<IconButton label="Menu" size="md" icon={<MenuIcon size={20} aria-hidden="true" />} />}
    end={
      <>
        <IconButton
          label="Notifications"
          size="md"
          badge={bell === 'disabled' ? 0 : bell}
          disabled={bell === 'disabled'}
          icon={<Bell size={20} aria-hidden="true" />}
        />
        <Button variant="ghost" size="sm" icon={<Avatar name="Thandi Mokoena" size={24} decorative />}>
          Thandi
        </Button>
      </>
    }
    {...args}
  />
);

const meta = preview.meta({
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  tags: ['manifest:top-bar'],
  parameters: { layout: 'fullscreen' },
  args: { brandName: '', logo: null },
});

export const Default = meta.story({
  name: 'default',
  render: (_, { globals }) => <Example brand={getBrand(globals)} />,
});
export const GroupOrdering = meta.story({
  name: 'group ordering',
  render: (_, { globals }) => <Example brand={getBrand(globals)} group />,
});
export const BellDisabled = meta.story({
  name: 'bell disabled',
  render: (_, { globals }) => <Example brand={getBrand(globals)} bell="disabled" />,
});
export const WithBadge = meta.story({
  name: 'badge',
  render: (_, { globals }) => <Example brand={getBrand(globals)} bell={12} />,
});
export const WithTitle = meta.story({
  name: 'page with a title',
  render: (_, { globals }) => <Example brand={getBrand(globals)} title="Responses" />,
});
