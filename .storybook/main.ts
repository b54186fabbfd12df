import { defineMain } from '@storybook/react-vite/node';
import type { Plugin } from 'vite';
import { UNUSED_PACKAGES } from '../app/unusedPackages.ts';
import { appearancesElement } from './appearance/tokens.ts';
import { failureIndexer } from './failures.ts';

/** Components are in `.tsx` files; searching all files took a third of the build's time. */
function onlyInComponents(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (plugin.name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform: { filter: { id: { include: /\.tsx$/, exclude: /\.stories\.tsx$/ } }, handler: transform },
  };
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
    '../app/src/**/*.failure.tsx',
    './review/*.stories.tsx',
    './patterns/*.mdx',
  ],
  experimental_indexers: (indexers = []) => [...indexers, failureIndexer],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // One build serves tests, the demo and people, so it includes documentation pages.
  build: {
    test: {
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableDocgen: false,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['./public'],
  managerHead: (head = '') => `${head}${appearancesElement()}`,
  previewHead: (head = '') => `${head}${appearancesElement()}`,
  async viteFinal(config) {
    const { mergeConfig } = await import('vite');
    const { default: react } = await import('@vitejs/plugin-react');
    const { failureStoriesPlugin } = await import('./failures.ts');
    const { reportPagesPlugin } = await import('./reportPages.ts');
    const plugins = (await Promise.all(config.plugins ?? [])).flat(2) as Plugin[];
    return mergeConfig(
      { ...config, plugins: plugins.map(onlyInComponents) },
      {
        plugins: [failureStoriesPlugin(), react(), reportPagesPlugin()],
        resolve: { alias: UNUSED_PACKAGES },
        // The hub client picks a Node transport when it finds `process`; the page is never Node.
        build: { chunkSizeWarningLimit: 4000, assetsInlineLimit: 0 },
      },
    );
  },
});
