import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { messages as lineMessages } from '#orders/lines/questions/messages.ts';
import { getProducts } from '#stories/catalogue.ts';
import { WithProduct } from '#stories/samples.tsx';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { SubstituteCheck } from './SubstituteCheck.tsx';

const PASSWORD = 'Please Enter Override Password';
const chosen = { original: fn(), substitute: fn() };

const meta = preview.meta({
  title: 'Popups/Ordering a product/Preferred Products Found',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:preferred-products'],
  parameters: { backend: { settings: { ordering_PPL_Enabled: true } } },
  decorators: [asPart],
  args: { name: "Elufen 10 mg CAP 28's" as string },
  render: ({ name }) => (
    <WithProduct name={name}>
      {(product) => (
        <SubstituteCheck
          product={product}
          onOriginal={chosen.original}
          onSubstitute={chosen.substitute}
          returnFocusTo={() => null}
        />
      )}
    </WithProduct>
  ),
});

/** 28 for 30 units: the comparison uses the larger pack's contents. */
export const OtherPack = meta.story({
  name: 'another pack',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await found();
    await ranks();
    await userEvent.keyboard('{ArrowDown}');
    const substitute = dialog.getByRole('region', { name: messages.substitute });
    await waitFor(() => expect(substitute).toHaveTextContent('R70.94 less than the original, for the same 30 units.'));
    await expect(substitute).toHaveTextContent(messages.packs.become(1, '30 units', '28 units'));
  },
});

/** Several preferred products exist in a larger catalogue only. */
const several = {
  args: { name: "Amatol-Macrogol 13.1 g SACHETS 10's" },
  parameters: { backend: { settings: { ordering_PPL_Enabled: true }, catalogue: getProducts(4000) } },
};
const found = () => popup(messages.title);
const ranks = async () =>
  (await findRows(messages.list)).map((row) => row.querySelector('[role=gridcell]')?.textContent);

export const One = meta.story({
  name: 'one',
  play: async () => {
    await expectVisible("Tafel-Dexamfetamine 10 mg CAP 30's", await found());
    await expect(await ranks()).toEqual(['5']);
  },
});

/** The first arrow selects the best rank, the next moves to the second. */
export const Several = meta.story({
  ...several,
  name: 'several',
  parameters: { ...several.parameters, popup: { focusMoved: true } },
  play: async () => {
    const dialog = await found();
    await expect(await ranks()).toEqual([messages.vip, '3', '5']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const substitute = dialog.getByRole('region', { name: messages.substitute });
    await waitFor(() => expect(substitute).toHaveTextContent("Vaalmed-Macrogol 13.1 g SACHETS 30's"));
  },
});

export const Vip = meta.story({
  name: 'VIP',
  args: { name: "Drakens-Ofloxacin 400 mg TAB 60's" },
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await found();
    await expect(await ranks()).toEqual([messages.vip]);
    await userEvent.keyboard('{ArrowDown}');
    const substitute = dialog.getByRole('region', { name: messages.substitute });
    await waitFor(() => expect(substitute).toHaveTextContent("Jovustat 400 mg TAB 56's"));
  },
});

/** Nothing is preselected, so a habitual second Enter changes no medicine. */
export const NothingSelected = meta.story({
  ...several,
  name: 'nothing selected',
  parameters: { ...several.parameters, popup: { focusMoved: true } },
  play: async () => {
    await found();
    await waitFor(() => expect(screen.getByRole('button', { name: messages.continueWithSubstitute })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectVisible(messages.selectSubstitute);
    await expect(chosen.substitute).not.toHaveBeenCalled();
  },
});

const prompting = {
  ...several,
  parameters: {
    backend: {
      ...several.parameters.backend,
      settings: { ordering_PPL_Enabled: true, ordering_PPL_SubstitutionOverridePrompt_Enabled: true },
    },
  },
};

async function override(password: string) {
  await press(messages.continueWithOriginal, await found());
  const dialog = await popup(PASSWORD);
  const field = await dialog.findByLabelText('Password');
  if (password !== '') await userEvent.type(field, `${password}{Enter}`);
  return dialog;
}

export const PasswordAsked = meta.story({
  ...prompting,
  name: 'password asked',
  play: async () => {
    const dialog = await override('');
    await expect(await dialog.findByLabelText('Password')).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  ...prompting,
  name: 'wrong password',
  play: async () => {
    await expectVisible(lineMessages.override.incorrect, await override('guess'));
    await expect(chosen.original).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listGenerics', kind: 'never' }] } },
  play: async () => {
    await expectVisible(messages.loading, await found());
  },
});
