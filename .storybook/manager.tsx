/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's own window compiles JSX to the React it brings
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { DesignReview } from './review/DesignReview.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Mortar showroom', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});

addons.register('mortar/design-review', () => {
  addons.add('mortar/design-review/panel', {
    type: types.PANEL,
    title: 'Design review',
    render: ({ active }) => <DesignReview active={active ?? false} />,
  });
});
