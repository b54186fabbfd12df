import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent } from 'storybook/test';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import { messages as lockMessages } from '#features/ordering/warnings/messages.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { LockedRegretsPopup } from './LockedRegretsPopup.tsx';

const texts = lockMessages.locks;
const overridden = fn();

const getLocked = (id: number, description: string) => ({
  regret: getRegret(id, { description, supplier: 'Umvoti Pharmaceutical Wholesalers' }),
  preferred: 'Protea Medical Distributors',
});
const LOCKED = ['Ciplavasc 5 mg TAB 30', 'Ariprel Plus 10 mg TAB 30', 'Calpol 120 mg/5 ml SUS 100 ml'].map(
  (name, index) => getLocked(index, name),
);

const meta = preview.meta({
  title: 'Popups/Regrets/Locked Regrets',
  component: LockedRegretsPopup,
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:locked-regrets'],
  decorators: [asPart],
  args: { locked: LOCKED.slice(0, 1), others: 0, onOverridden: overridden, onLeave: fn(), onCancel: fn() },
});

export const One = meta.story({
  name: 'one',
  play: async () => {
    const lockPrompt = await popup(texts.title);
    await expectVisible(
      /^Umvoti .* is locked for Ciplavasc .*\. Your pharmacy prefers Protea Medical Distributors\.$/,
      lockPrompt,
    );
    await expectVisible(texts.password, lockPrompt);
  },
});

export const Several = meta.story({ name: 'several', args: { locked: LOCKED, others: 4 } });

/** Regrets beyond the first few are counted. */
export const Many = meta.story({
  name: 'many',
  args: { locked: Array.from({ length: 12 }, (_, id) => getLocked(id, `Product ${id + 1} 10 mg TAB 30`)), others: 1 },
  play: async () => expectVisible('And 7 more.', await popup(texts.title)),
});

export const Password = meta.story({
  name: 'password',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await press(texts.override, await popup(texts.title));
    const lockPrompt = await popup('Please Enter Override Password');
    await expect(await lockPrompt.findByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('wrong{Enter}');
    await expectVisible('Incorrect password.', lockPrompt);
    await expect(overridden).not.toHaveBeenCalled();
  },
});
