import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#features/ordering/medicalAid/messages.ts';
import { medicalAidStates } from '#features/ordering/medicalAid/testing/medicalAid.tsx';
import { failing } from '#stories/failing.ts';
import { samples } from '#stories/samples.tsx';
import { popup } from '#stories/steps.ts';

const { discovery } = messages;

const meta = preview.meta({
  title: 'Failures/Ordering/Medical aid info',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: medicalAidStates('discovery').render,
});

const shows = failing('getMedicalAidInfo', {
  instead: { 'code 5': discovery.none },
  kept: async () => {
    await expect((await popup(discovery.title)).getByText(samples.onEveryList)).toBeVisible();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
