import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/src/App.tsx';
import { loadedOf, type WorldContext } from './world.tsx';

/** Renders the whole application at an address. */
export function appAt(path: string) {
  return (_args: unknown, context: WorldContext) => (
    <MemoryRouter initialEntries={[path]}>
      <App services={loadedOf(context).services} />
    </MemoryRouter>
  );
}
