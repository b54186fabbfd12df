/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's own window compiles JSX to the React it brings
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { AppearanceTools, addAppearanceShortcuts } from './appearance/AppearanceTools.tsx';
import { readAppearances } from './appearance/appearances.ts';
import { getTheme } from './appearance/theme.ts';
import { storyName } from './manifest/names.ts';
import { DesignReview } from './review/DesignReview.tsx';

addons.setConfig({
  theme: getTheme(readAppearances(), { brand: 'mortar', mode: 'light' }, 'own'),
  sidebar: { showRoots: true, renderLabel: (item) => (item.type === 'story' ? storyName(item) : item.name) },
});

const Link = styled.a(({ theme }) => ({
  alignSelf: 'center',
  padding: '0 8px',
  fontSize: 13,
  fontWeight: 700,
  color: theme.color.secondary,
}));

const DemoLink = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener">
    Try the product
  </Link>
);

/** Address of the demo, if Storybook is deployed inside one (`npm run demo`). */
const demo = document.querySelector<HTMLMetaElement>('meta[name=mortar-demo]')?.content;

if (demo !== undefined) {
  addons.register('mortar/demo', () => {
    addons.add('mortar/demo/link', {
      type: types.TOOLEXTRA,
      title: 'The product',
      render: () => <DemoLink href={demo} />,
    });
  });
}

addons.register('mortar/appearance', (api) => {
  addAppearanceShortcuts(api);
  addons.add('mortar/appearance/tools', {
    type: types.TOOL,
    title: 'Brand and mode',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <AppearanceTools />,
  });
});

addons.register('mortar/design-review', () => {
  addons.add('mortar/design-review/panel', {
    type: types.PANEL,
    title: 'Design review',
    render: ({ active }) => <DesignReview active={active ?? false} />,
  });
});
