import { expect } from 'storybook/test';
import { messages } from '#features/ordering/medicalAid/messages.ts';
import { medicalAidStates } from '#features/ordering/medicalAid/testing/medicalAid.tsx';
import { failing } from '#stories/failing.ts';
import { samples } from '#stories/samples.tsx';
import { popup } from '#stories/steps.ts';

const { discovery } = messages;

export default failing('getMedicalAidInfo', {
  title: 'Failures/Ordering/Medical aid info',
  render: medicalAidStates('discovery').render,
  instead: { 'code 5': discovery.none },
  retained: async () => {
    await expect((await popup(discovery.title)).getByText(samples.onEveryList)).toBeVisible();
  },
});
