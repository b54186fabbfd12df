import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as choiceMessages } from '#retailers/choiceMessages.ts';
import { messages } from '#retailers/messages.ts';
import { OrderRetailerManagerPopup } from '#retailers/OrderRetailerManagerPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const RETAILER = 'Table Bay Pharmacy Muizenberg';

function Manager() {
  const { current } = useCurrentOrder();
  const common = { onSaved: fn(), onClose: fn(), returnFocusTo: () => null };
  return <OrderRetailerManagerPopup orderid={current?.orderid ?? 0} {...common} />;
}

const meta = preview.meta({
  title: 'Failures/Orders/Assign retailers',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Manager />,
});

const shows = failing('assignOrderRetailers', {
  backend: { scenario: 'groupMorning', openOrder: true },
  arrange: async () => {
    const manager = await popup(texts.title);
    const row = await rowWith(RETAILER, messages.onOrder.title, manager);
    await userEvent.click(within(row).getByRole('checkbox'));
    await press(choiceMessages.save(3), manager);
  },
  error: texts.failed,
  unexpected: texts.unexpected,
  kept: async () => {
    await expect(await rowWith(RETAILER, messages.onOrder.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
