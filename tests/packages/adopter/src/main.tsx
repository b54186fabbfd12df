import './acme.css';
import { MortarProvider } from '@mortar/design-system';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element for the application.');
createRoot(root).render(
  <MortarProvider>
    <App />
  </MortarProvider>,
);
