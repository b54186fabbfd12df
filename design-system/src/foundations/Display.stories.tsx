import preview from '@mortar/storybook/preview';
import { PALETTES } from '@mortar/themes';
import { Package, Settings } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Collapsible } from '../components/Collapsible/Collapsible.tsx';
import { CreditBar } from '../components/CreditBar/CreditBar.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { IndicatorIcons } from '../components/IndicatorIcons/IndicatorIcons.tsx';
import { LoadingState } from '../components/LoadingState/LoadingState.tsx';
import { LockMark } from '../components/LockMark/LockMark.tsx';
import { Panel } from '../components/Panel/Panel.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { StatusLabel } from '../components/StatusLabel/StatusLabel.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Tile } from '../components/Tile/Tile.tsx';
import { rand } from '../testing/rand.ts';
import './foundations.css';

const STATUSES = ['invoiced', 'partial', 'regretted', 'waiting'] as const;

const Marks = () => (
  <>
    <div className="f-row">
      {PALETTES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <IndicatorIcons indicators={['discovery', 'mpl', 'mrp', 'gems', 'favourite', 'preferred', 'vip']} />
      <LockMark />
      <Avatar name="Thandi Mokoena" />
    </div>
    <div className="f-row">
      {STATUSES.map((status) => (
        <StatusLabel key={status} status={status} />
      ))}
      {STATUSES.map((status) => (
        <StatusLabel key={status} status={status} filled />
      ))}
    </div>
    <div className="f-row">
      {[9000, 20_000, 41_000, 52_000].map((usage) => (
        <CreditBar key={usage} usage={usage} limit={50_000} format={rand} label={`Credit usage ${usage}`} />
      ))}
    </div>
  </>
);

const Sheet = () => {
  const [tab, setTab] = useState('a');
  return (
    <div className="f-sheet">
      <Marks />
      <div className="f-columns">
        <Tile
          title="Ordering"
          icon={<Package size={24} aria-hidden="true" />}
          description="Search, compare and order."
          onClick={() => {}}
        />
        <Tile
          title="Settings"
          icon={<Settings size={24} aria-hidden="true" />}
          description="Roles, users and rules."
          unavailable="Cannot access Settings due to lack of permissions."
          onClick={() => {}}
        />
        <Panel title="Supplier prices" active>
          <FactList
            facts={[
              { label: 'Nappi', value: '0719412001' },
              { label: 'SEP', value: 'R123.45' },
            ]}
          />
        </Panel>
        <Panel title="Products" flush>
          <Tabs
            label="Find products"
            active={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'a',
                label: 'Products',
                content: <EmptyState text="No products found." hint="Try fewer letters." />,
              },
              { id: 'b', label: 'Favourites', content: <LoadingState text="Loading products..." /> },
              { id: 'c', label: 'Regrets', disabled: true, content: null },
            ]}
          />
        </Panel>
        <Panel title="Generics">
          <LoadingState text="Loading generics..." />
        </Panel>
        <Panel title="Order">
          <ErrorState text="Sorry an unexpected error has occurred. Please try again" onRetry={() => {}} />
        </Panel>
        <Collapsible title="Search Options" aside="Containing · All Suppliers" open={false} onToggle={() => {}}>
          -
        </Collapsible>
        <Skeleton lines={3} />
      </div>
    </div>
  );
};

const meta = preview.meta({ title: 'Foundations/Sheets/Display', component: Sheet, tags: ['!autodocs'] });

export const All = meta.story({});
