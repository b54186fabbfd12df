import { MortarProvider } from '@mortar/design-system';
import { createRoot } from 'react-dom/client';
import { Site } from './Site.tsx';
import { connect } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the site.');
void connect();
createRoot(root).render(
  <MortarProvider>
    <Site />
  </MortarProvider>,
);
