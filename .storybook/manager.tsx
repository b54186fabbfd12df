/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's own window compiles JSX to the React it brings
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { DemoLink } from './review/DemoLink.tsx';
import { DesignReview } from './review/DesignReview.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Mortar showroom', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});

/** Where the demo is, in a showroom that lies in one (`npm run demo`). */
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

addons.register('mortar/design-review', () => {
  addons.add('mortar/design-review/panel', {
    type: types.PANEL,
    title: 'Design review',
    render: ({ active }) => <DesignReview active={active ?? false} />,
  });
});
