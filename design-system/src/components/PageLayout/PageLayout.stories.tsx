import preview from '@mortar/storybook/preview';
import { brandInfo } from '@mortar/themes';
import { getBrand } from '../../foundations/getBrand.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { SplitPane } from '../SplitPane/SplitPane.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { PageLayout } from './PageLayout.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const brand = getBrand(globals);
    const logo = <Logo brand={brand} surface="topBar" decorative />;
    return (
      <PageLayout {...args} topBar={<TopBar brandName={brandInfo[brand].productName} version="2.5.4" logo={logo} />} />
    );
  },
  args: {
    children: (
      <div style={{ height: '100%', padding: 8 }}>
        <SplitPane
          direction="row"
          initial={30}
          label="Resize products and order"
          first={<Panel title="Products">Products</Panel>}
          second={
            <Panel title="Supplier prices" active>
              Prices
            </Panel>
          }
        />
      </div>
    ),
    bottomBar: (
      <BottomBar
        start={
          <>
            <strong>Thandi 20417</strong>
            <span className="m-figures">12 lines</span>
            <strong className="m-figures">R1 234.50</strong>
          </>
        }
        end={
          <>
            <Button size="sm" variant="outline">
              Discard
            </Button>
            <Button size="sm" variant="outline">
              Save
            </Button>
            <Button size="sm">Complete Order</Button>
          </>
        }
      />
    ),
  },
});

export const Work = meta.story({ name: 'Page of work' });
