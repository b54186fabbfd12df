import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/src/App.tsx';
import { AppProviders } from '../app/src/AppProviders.tsx';
import { getLoaded, type StoryBackendContext, WhileStoryStands } from './storyBackend.tsx';

/** Renders the full application at an address. */
export function appAt(path: string) {
  return (_args: unknown, context: StoryBackendContext) => (
    <WhileStoryStands abortSignal={context.abortSignal}>
      <MemoryRouter initialEntries={[path]}>
        <AppProviders services={getLoaded(context).services}>
          <App />
        </AppProviders>
      </MemoryRouter>
    </WhileStoryStands>
  );
}
