import { PageLayout, Panel, Toaster } from '@mortar/design-system';
import { StockGrid } from './StockGrid.tsx';
import { ThemeBar } from './ThemeBar.tsx';

export const App = () => (
  <PageLayout topBar={<ThemeBar />}>
    <Panel title="Stock" flush>
      <StockGrid />
    </Panel>
    <Toaster />
  </PageLayout>
);
