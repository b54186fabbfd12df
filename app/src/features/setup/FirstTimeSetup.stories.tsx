import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as pharmacyTexts } from '#settings/pharmacies/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { stepsFor } from './steps.ts';

const meta = preview.meta({
  title: 'Screens/First-time setup',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:setup-wizard'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'newPharmacy' } },
  // The address is ignored.
  render: appAt('/Ordering'),
});

const setup = () => popup(texts.title);
const current = async () => {
  const steps = await (await setup()).findAllByRole('listitem');
  return steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
};
const isAt = (id: keyof typeof texts.steps) =>
  waitFor(async () => expect(await current()).toContain(texts.steps[id].title));

/** Continues to a step without changes. */
async function goTo(id: keyof typeof texts.steps, grouporderingenabled = false): Promise<void> {
  for (const step of stepsFor({ grouporderingenabled })) {
    await isAt(step.id);
    if (step.id === id) break;
    await press('Next', await setup());
  }
  const heading = await waitFor(async () => {
    const [first] = await within(await screen.findByRole('region', { name: texts.title })).findAllByRole('heading');
    return first;
  });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** All steps in sequence, with focus on each heading; Escape has no effect. */
export const EachStep = meta.story({
  name: 'each step',
  play: async () => {
    await goTo('tutorial');
    await press('Back', await setup());
    await isAt('regrets');
    await userEvent.keyboard('{Escape}');
    await isAt('regrets');
  },
});

export const GroupEditionStep = meta.story({
  name: 'group edition step',
  parameters: { backend: { scenario: 'newGroup' } },
  play: async () => {
    await goTo('pharmacies', true);
    await expectVisible(texts.steps.pharmacies.text);
  },
});

/** Without users, this step asks to add some first. */
export const PharmaciesBeforeUsers = meta.story({
  name: 'pharmacies before users',
  parameters: { backend: { scenario: 'newGroup' } },
  play: async (context) => {
    const { staff, transaction } = getLoaded(context).backend.store;
    transaction(() => {
      for (const username of ['buyer@2000', 'branch@2000']) staff.delete(username);
    });
    await goTo('pharmacies', true);
    await expectVisible(pharmacyTexts.onlyAdministrator);
  },
});

/** Makes an unsaved change. */
async function change(): Promise<void> {
  await goTo('application');
  const [box] = await (await setup()).findAllByRole('checkbox');
  if (box) await userEvent.click(box);
  await expectVisible(formTexts.unsaved);
}

export const BlockedBack = meta.story({
  name: 'blocked back',
  play: async () => {
    await change();
    await userEvent.click(await (await setup()).findByRole('button', { name: 'Back' }));
    await expectVisible(texts.blockedBack);
    await isAt('application');
  },
});

export const BlockedForward = meta.story({
  name: 'blocked forward',
  play: async () => {
    await change();
    await userEvent.click(await (await setup()).findByRole('button', { name: 'Next' }));
    await expectVisible(texts.blockedForward);
    await isAt('application');
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
    await press('Next', await setup());
    await isAt('order');
    await press('Back', await setup());
    await isAt('application');
    const [box] = await (await setup()).findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(await (await setup()).findByRole('button', { name: 'Next' }));
    await expectVisible(texts.blockedForward);
  },
});

export const Tutorial = meta.story({
  name: 'tutorial',
  play: async () => {
    await goTo('tutorial');
    await (await setup()).findByRole('button', { name: texts.tutorial.play });
    await (await setup()).findByRole('button', { name: texts.getStarted });
  },
});

export const GetStartedFailed = meta.story({
  name: 'get started failed',
  parameters: {
    backend: { scenario: 'newPharmacy', faults: [{ call: 'updateInitialLogin', kind: 'code', code: 2 }] },
  },
  play: async () => {
    await goTo('tutorial');
    await press(texts.getStarted, await setup());
    await expectVisible(texts.failed);
  },
});

/** The finished setup, stored on the server, leads to the dashboard. */
export const Finished = meta.story({
  name: 'finished',
  play: async (context) => {
    await goTo('tutorial');
    await press(texts.getStarted, await setup());
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(getLoaded(context).backend.store.staff.get('admin@1001')?.initiallogin).toBe(false);
  },
});
