import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#pages/paths.ts';
import { messages as applicationTexts } from '#settings/application/messages.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as frameTexts } from '#shell/frame/messages.ts';
import { messages as navigationTexts } from '#shell/navigation/messages.ts';
import { asPage } from '#stories/page.ts';
import { administrator } from '#stories/settings.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { SECTIONS, sectionsFor } from './sections.ts';

const meta = preview.meta({
  title: 'Screens/Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: administrator },
  render: appAt(paths.settings()),
});

const menu = async () => within(await screen.findByRole('navigation', { name: texts.sections }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const check = (name: string) => screen.findByRole('checkbox', { name });

/** Until the staff record loads, the header shows data from the sign-in. */
export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...administrator, faults: [{ call: 'getStaff', kind: 'never' }] } },
  render: appAt(paths.settings('profile')),
  play: async () => {
    await expect(await screen.findByText(formTexts.loading)).toBeInTheDocument();
    await expectVisible('buyer@1001');
  },
});

/** Each section has an address; after selection its heading has focus. */
export const EachSection = meta.story({
  name: 'each section',
  play: async () => {
    await heading(applicationTexts.title);
    for (const { id } of sectionsFor({ grouporderingenabled: false }).toReversed()) {
      const link = (await menu()).getByRole('link', { name: texts.names[id] });
      await userEvent.click(link);
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    }
    const first = await heading(applicationTexts.title);
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const GroupEdition = meta.story({
  name: 'group edition',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await heading(applicationTexts.title);
    for (const { id } of SECTIONS) {
      await expect((await menu()).getByRole('link', { name: texts.names[id] })).toBeVisible();
    }
    await expect(await check(applicationTexts.preferred.enabled)).toBeDisabled();
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { permissions: { dashboard: { settings: false } } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    await expectVisible('Cannot access Settings due to lack of permissions.');
  },
});

export const SaveSucceeded = meta.story({
  name: 'save succeeded',
  play: async () => {
    await userEvent.click(await check(applicationTexts.prices.inclusive));
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
  },
});

export const SaveFailed = meta.story({
  name: 'save failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'updateApplicationSettings', kind: 'code', code: 2 }] } },
  play: async () => {
    await userEvent.click(await check(applicationTexts.prices.inclusive));
    await press(formTexts.save);
    await expectVisible(formTexts.failed(2));
    await expect(await check(applicationTexts.prices.inclusive)).toBeChecked();
  },
});

/** Leaving unsaved changes opens a prompt, also from the menu of sections. */
export const UnsavedChanges = meta.story({
  name: 'unsaved changes',
  play: async () => {
    await userEvent.click(await check(applicationTexts.prices.inclusive));
    await press(frameTexts.backToDashboard);
    await press(navigationTexts.unsavedChangesStay, await popup(navigationTexts.unsavedChangesTitle));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await check(applicationTexts.prices.inclusive)).toBeChecked();
    await userEvent.click((await menu()).getByRole('link', { name: texts.names.regrets }));
    await expectVisible(navigationTexts.unsavedChanges, await popup(navigationTexts.unsavedChangesTitle));
  },
});
