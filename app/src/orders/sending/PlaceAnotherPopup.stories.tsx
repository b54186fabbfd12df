import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import type { StillUnsent } from './model/stillUnsent.ts';
import { PlaceAnotherPopup } from './PlaceAnotherPopup.tsx';

const texts = messages.another;

const meta = preview.meta({
  title: 'Popups/Sending/Would you like to place another order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:place-another'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  args: {
    orderId: 1,
    suppliers: 3,
    left: [],
    onYes: fn(),
    onNo: fn(),
    returnFocusTo: () => null,
  },
  component: PlaceAnotherPopup,
});

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await expectVisible(texts.text(3), await popup(texts.title));
  },
});

const amount = (of: StillUnsent, shown: string) => texts.supplier(of.name, shown);
const PROTEA = { name: 'Protea Medical', value: 87246 };
const waiting = (count: number) =>
  Array.from({ length: count }, (_, index): StillUnsent => ({ name: `Supplier ${index + 1}`, value: 100_000 }));

export const PartLeft = meta.story({
  name: 'part not sent',
  args: { left: [PROTEA] },
  play: async () => {
    await expectVisible(`${texts.text(3)} ${texts.left(amount(PROTEA, 'R872.46'))}`, await popup(texts.title));
  },
});

/** A colleague had sent part of the listed orders; name and value are shown. */
export const SentMeanwhile = meta.story({
  name: 'sent meanwhile',
  tags: ['!manifest:place-another'],
  args: { meanwhile: [{ staff: 'Ayesha Jacobs', value: 250_299 }] },
  play: async () => {
    await expectVisible(
      `${texts.text(3)} R2 502.99 had been sent by Ayesha Jacobs meanwhile.`,
      await popup(texts.title),
    );
  },
});

export const MuchLeft = meta.story({
  name: 'much not sent',
  args: { left: waiting(7) },
  play: async () => {
    const first = waiting(4).map((of) => amount(of, 'R1 000.00'));
    const left = texts.left([...first, texts.others(3, 'R3 000.00')].join('; '));
    await expectVisible(`${texts.text(3)} ${left}`, await popup(texts.title));
  },
});

export const StatusUpdateFailed = meta.story({
  name: 'status update failed',
  parameters: { backend: { faults: [{ call: 'updateCommOrderStatus', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await popup(texts.title);
    await press(texts.yes, question);
    await expectVisible(
      'Sorry an error has occurred when updating order status, error code: 2. Please try again.',
      question,
    );
  },
});
