import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { AppProviders } from '#AppProviders.tsx';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';
import { Boundary } from './Boundary.tsx';
import { messages } from './messages.ts';
import { SignedIn } from './SignedIn.tsx';

const meta = preview.meta({
  title: 'Screens/Something went wrong',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:error-boundary'],
  parameters: { layout: 'fullscreen', a11y: asPage },
});

function Broken(): never {
  throw new Error('a page that cannot be shown');
}

/** React logs caught errors, which this story expects. */
function expectTheError() {
  spyOn(console, 'error').mockImplementation(() => undefined);
}

async function play() {
  await expectVisible(messages.somethingWrong);
  await screen.findByRole('button', { name: messages.tryAgain });
  await waitFor(() => expect(document.querySelector('.m-scene')).not.toBeNull());
}

export const Application = meta.story({
  name: 'application',
  beforeEach: expectTheError,
  render: () => (
    <Boundary fullPage>
      <Broken />
    </Boundary>
  ),
  play,
});

export const Page = meta.story({
  name: 'page',
  beforeEach: expectTheError,
  render: (_args, context) => (
    <MemoryRouter>
      <AppProviders services={getLoaded(context).services}>
        <Routes>
          <Route element={<SignedIn setup={null} />}>
            <Route path="*" element={<Broken />} />
          </Route>
        </Routes>
      </AppProviders>
    </MemoryRouter>
  ),
  play,
});
