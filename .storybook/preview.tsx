import './standingClock.ts';
import '@mortar/themes/wireframe.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, prettyDOM } from 'storybook/test';
// Imported by file: through the entry file, TurboSnap would trace every component to every story.
import { toast } from '../design-system/src/components/Toaster/toast.ts';
import { applyTheme } from '../design-system/src/theme/applyTheme.ts';
import { DirectionProvider } from '../design-system/src/theme/DirectionProvider.tsx';
import { MortarProvider } from '../design-system/src/theme/MortarProvider.tsx';
import { DocsInAppearance } from './appearance/DocsInAppearance.tsx';
import { type Globals, INITIAL_GLOBALS } from './matrix.ts';
import { CHROMATIC_MODES } from './modes.ts';
import { globalTypes } from './toolbar.ts';

configure({
  // Ignores text for screen readers only, which would match twice.
  defaultIgnore: 'script, style, [data-heard]',
  // Waiting queries retry and report only the last error, so the page is serialised lazily.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      // Writable, because a query that times out replaces the message and would otherwise wait forever.
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  },
});

/** Passes the page's own requests through. A call without a handler is a console error. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative to the page, wherever Storybook is hosted.
    serviceWorker: { url: new URL('mockServiceWorker.js', location.href).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return defaults.error();
      const url = new URL((frame.data as { request: Request }).request.url);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

/** Viewport units do not follow `zoom`. */
const VIEWPORT = { '--m-viewport-width': '100vw', '--m-viewport-height': '100dvh' };

/** Sets attributes and styles on <html>, so that portals follow and popups stay open. */
function dress({ brand, mode, textSize, direction }: Globals): void {
  applyTheme(brand, mode);
  const root = document.documentElement;
  root.dir = direction;
  const zoom = Number(textSize) / 100;
  const before = root.style.zoom;
  root.style.zoom = zoom === 1 ? '' : String(zoom);
  // A zooming browser also fires `resize`.
  if (root.style.zoom !== before) dispatchEvent(new Event('resize'));
  for (const [name, fullSize] of Object.entries(VIEWPORT)) {
    if (zoom === 1) root.style.removeProperty(name);
    else root.style.setProperty(name, `calc(${fullSize} / ${zoom})`);
  }
}

function useRemountOnScenario(scenario: Globals['scenario'], storyId: string): void {
  const initialHash = useRef(scenario);
  useEffect(() => {
    if (scenario !== initialHash.current) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [scenario, storyId]);
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...INITIAL_GLOBALS },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsInAppearance },
    chromatic: { modes: CHROMATIC_MODES, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    options: {
      // Order of the sidebar's first two levels; below them it is alphabetical. Storybook parses this file's text, so
      // the list has to be here.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Scales', 'Motion', 'Icons', 'Sheets'],
          'Patterns',
          ['Questions', 'Errors', 'Empty', 'Money', 'Keys', 'Writing'],
          'Components',
          [
            'Actions',
            'Fields',
            'Data',
            'Charts',
            'Navigation',
            'Layout',
            'Feedback',
            'Overlays',
            'Identity',
            'Text',
            'Motion',
          ],
          'Popups',
          [
            'Signing in',
            'Finding a product',
            'Ordering a product',
            'The order',
            'Regrets',
            'Baskets',
            'Sending',
            'After sending',
            'Messages',
            'Shop',
            'People and settings',
            'Everywhere',
          ],
          'Screens',
          [
            'Login',
            'First-time setup',
            'Dashboard',
            'Ordering',
            'Order Manager',
            'Preferred Products',
            'Responses',
            'Supplier messages',
            'Supplier messaging',
            'Support messages',
            'Promotions home',
            'Promotions',
            'Reports',
            'Settings',
            'Top bar',
            'Navigation drawer',
            'Notifications',
            'User menu',
            'Page Not Found',
            'Reconnecting',
            'Something went wrong',
          ],
          'Failures',
          [
            'Login',
            'First-time setup',
            'Ordering',
            'Orders',
            'Regrets',
            'Baskets',
            'Sending',
            'Responses',
            'Messages',
            'Shop',
            'Settings',
            'People',
            'Reports',
            'Notifications',
          ],
          'Contact sheets',
        ],
      },
    },
    a11y: {
      test: 'error',
      context: 'body',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: {
        rules: [
          // A component alone has no landmarks; stories of screens check them.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
  },
  // Clears toasts after the story, not before: switching brands renders it again, and its toasts stay.
  beforeEach: () => () => toast.clear(),
  decorators: [
    (Story, { globals, id }) => {
      const { brand, mode, textSize, direction, scenario } = globals as unknown as Globals;
      useLayoutEffect(
        () => dress({ brand, mode, textSize, direction, scenario }),
        [brand, mode, textSize, direction, scenario],
      );
      useRemountOnScenario(scenario, id);
      return (
        <MortarProvider>
          <DirectionProvider direction={direction}>
            <Story />
          </DirectionProvider>
        </MortarProvider>
      );
    },
  ],
});

export default preview;
