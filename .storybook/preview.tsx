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
// By their files, not through the door: by that one, every component would reach every story (TurboSnap reads it so).
import { toast } from '../design-system/src/components/Toaster/toast.ts';
import { applyTheme } from '../design-system/src/theme/applyTheme.ts';
import { DirectionProvider } from '../design-system/src/theme/DirectionProvider.tsx';
import { MortarProvider } from '../design-system/src/theme/MortarProvider.tsx';
import { DocsInLook } from './looks/DocsInLook.tsx';
import { type Globals, INITIAL_GLOBALS } from './matrix.ts';
import { CHROMATIC_MODES } from './modes.ts';
import { globalTypes } from './toolbar.ts';

configure({
  // What is there for ears alone stands on the page a second time.
  defaultIgnore: 'script, style, [data-heard]',
  // A step that waits looks again and again, and only its last error is read: the page is written down for that one.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      // A step that waited in vain writes its own over it; refused, it would wait for ever.
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  },
});

/** Whatever the page itself fetches is left alone; a call that no handler answers is an error in the console. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page, wherever Storybook lies on its host.
    serviceWorker: { url: new URL('mockServiceWorker.js', location.href).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return defaults.error();
      const url = new URL((frame.data as { request: Request }).request.url);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

/** The window's measures do not follow `zoom` by themselves. */
const VIEWPORT = { '--m-viewport-width': '100vw', '--m-viewport-height': '100dvh' };

/** Attributes and styles on <html>: they reach the page and its portals, and what is open stays open. */
function dress({ brand, mode, textSize, direction }: Globals): void {
  applyTheme(brand, mode);
  const root = document.documentElement;
  root.dir = direction;
  const zoom = Number(textSize) / 100;
  const before = root.style.zoom;
  root.style.zoom = zoom === 1 ? '' : String(zoom);
  // A browser that zooms says so.
  if (root.style.zoom !== before) dispatchEvent(new Event('resize'));
  for (const [name, whole] of Object.entries(VIEWPORT)) {
    if (zoom === 1) root.style.removeProperty(name);
    else root.style.setProperty(name, `calc(${whole} / ${zoom})`);
  }
}

/** Begins a story again when the toolbar puts another scenario behind it. */
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
    docs: { container: DocsInLook },
    chromatic: { modes: CHROMATIC_MODES, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    options: {
      // The first and the second level of the sidebar, in its order; below them it is that of the alphabet. Storybook reads
      // this out of the text of this file, so it can stand in no other one.
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
          // A component alone has no landmarks; screens are checked for them by their own stories.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
  },
  // A page serves many stories: what one of them said is no part of the next.
  beforeEach: () => toast.clear(),
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
