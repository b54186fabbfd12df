import '@mortar/themes/wireframe.css';
import { applyTheme, MortarProvider } from '@mortar/design-system';
import { BRANDS, type BrandName, MODES, type Mode } from '@mortar/themes';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';

/** Whatever the page itself fetches is left alone; a call that no handler answers is an error in the console. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return defaults.error();
      const url = new URL((frame.data as { request: Request }).request.url);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...BRANDS, 'wireframe'].map((value) => ({ value, title: title(value) })),
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        dynamicTitle: true,
        items: MODES.map((value) => ({ value, title: title(value) })),
      },
    },
  },
  initialGlobals: { brand: 'mortar', mode: 'light' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Popups', 'Screens'] } },
    a11y: {
      test: 'error',
      context: 'body',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
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
  decorators: [
    (Story, { globals }) => {
      const { brand, mode } = globals as { brand: BrandName; mode: Mode };
      // Attributes on <html>: switching restyles the page and its portals, and renders nothing again.
      useLayoutEffect(() => applyTheme(brand, mode), [brand, mode]);
      return (
        <MortarProvider>
          <Story />
        </MortarProvider>
      );
    },
  ],
});

export default preview;
