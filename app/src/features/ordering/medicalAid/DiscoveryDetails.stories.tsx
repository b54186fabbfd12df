import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { medicalAidStates } from './testing/medicalAid.tsx';

const { render, ...shows } = medicalAidStates('discovery');

const meta = preview.meta({
  title: 'Popups/Finding a product/Discovery Details',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:discovery-details'],
  decorators: [asPart],
  render,
});

export const Filled = meta.story({ name: 'filled', ...shows.filled });
export const Loading = meta.story({ name: 'loading', ...shows.loading });
export const Missing = meta.story({ name: 'missing', ...shows.missing });
export const Failed = meta.story({ name: 'error', ...shows.error });
