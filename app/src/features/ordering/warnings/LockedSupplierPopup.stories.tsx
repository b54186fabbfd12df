import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent } from 'storybook/test';
import { messages as lineMessages } from '#orders/lines/questions/messages.ts';
import { samples, WithOffer } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { LockedSupplierPopup } from './LockedSupplierPopup.tsx';
import { messages } from './messages.ts';

const texts = messages.locks;
const PASSWORD = 'Please Enter Override Password';
const settled = { overridden: fn(), preferred: fn(), cancelled: fn() };
const LOCKED = 'Sunday River Distribution';
const PREFERRED = 'Protea Medical Distributors';

const meta = preview.meta({
  title: 'Popups/Ordering a product/Preferred Supplier Locks',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:preferred-supplier-locks'],
  parameters: { backend: { settings: { ordering_LockPreferred: true } } },
  decorators: [asPart],
  args: { name: samples.lockable as string, supplier: LOCKED },
  render: ({ name, supplier }) => (
    <WithOffer name={name} supplier={supplier}>
      {(product, price) => (
        <WithOffer name={name} supplier={PREFERRED}>
          {(_same, preferred) => (
            <LockedSupplierPopup
              product={product}
              price={price}
              preferred={preferred}
              onOverridden={settled.overridden}
              onPreferred={settled.preferred}
              onCancel={settled.cancelled}
            />
          )}
        </WithOffer>
      )}
    </WithOffer>
  ),
});

async function override(password: string) {
  await press(texts.override, await popup(texts.title));
  const requested = await popup(PASSWORD);
  await userEvent.type(await requested.findByLabelText('Password'), `${password}{Enter}`);
  return requested;
}

export const Warning = meta.story({
  name: 'warning',
  play: async () => {
    const requested = await popup(texts.title);
    await expectVisible(texts.text(LOCKED, samples.lockable), requested);
    // The short name loads later.
    await requested.findByRole('button', { name: texts.takePreferred('Protea') });
    await requested.findByText(/^The preferred supplier is R\S+ (cheaper|dearer) nett\.$/);
  },
});

/** The locked supplier's list price is R75.72 lower, but the preferred supplier's bonus decides. */
export const WithADeal = meta.story({
  name: 'with a deal',
  args: { name: "Galaristat 200 mg TAB 60's", supplier: 'Midlands Front Shop Supply' },
  play: async () => {
    const requested = await popup(texts.title);
    await expectVisible(texts.preferred(PREFERRED, 'R792.07 nett with 12 + 2 (R924.08 each)'), requested);
    await expectVisible(texts.requested('Midlands Front Shop Supply', 'R848.36'), requested);
    await expectVisible(texts.compared.less('R56.29'), requested);
  },
});

export const Password = meta.story({
  name: 'password',
  play: async () => {
    await press(texts.override, await popup(texts.title));
    const requested = await popup(PASSWORD);
    await expect(await requested.findByLabelText('Password')).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    await expectVisible('Please enter a password.', await override(''));
  },
});

export const Wrong = meta.story({
  name: 'wrong',
  play: async () => {
    await expectVisible(lineMessages.override.incorrect, await override('guess'));
    await expect(settled.overridden).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'validateOverride', kind: 'code', code: 0 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 0. Please try again.', await override('guess'));
    await expect(settled.overridden).not.toHaveBeenCalled();
  },
});
