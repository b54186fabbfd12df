import { SearchBox } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useCommands } from '#commands/useCommands.ts';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { messages } from '#features/ordering/page/messages.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { sendToSeaPoint } from '#retailers/testing/partlySent.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { OrderBar } from './OrderBar.tsx';
import { useOrderActions } from './useOrderActions.tsx';

const texts = orderMessages.order;

const onRetailers = fn();

function Bar() {
  const actions = useOrderActions({ onRename: fn(), onComplete: fn(), onSaved: fn() });
  return <OrderBar actions={actions} onRetailers={onRetailers} />;
}

const ADDED = lineMessages.added("Amatol-Amoxicillin/Clavulanic Acid 875/125 mg TAB 10's");

/** A line was just added; focus is above the bar, on a page with its own key. */
function AfterAdding() {
  useCommands([{ id: 'page.next', title: messages.commands.next, key: 'F6', hint: messages.hints.next, run: fn() }]);
  const actions = useOrderActions({ onRename: fn(), onComplete: fn(), onSaved: fn() });
  return (
    <>
      <div data-pane="search" data-field-keys="↵ search now" style={{ padding: '0.5rem' }}>
        <SearchBox label="Search products" value="" onChange={fn()} onSearch={fn()} />
      </div>
      <OrderBar actions={actions} saved={{ text: ADDED, spoken: ADDED }} onRetailers={onRetailers} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Ordering/Order bar',
  ...withBackend,
  tags: ['!autodocs', 'app'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Bar />,
});

async function discard() {
  await press(texts.discard);
  return popup(texts.discard);
}

export const OrderOpen = meta.story({
  play: async () => {
    await expectVisible('Thabo Nkosi #100101');
    await expectVisible(texts.lines(60));
  },
});

/** The bar reports the result until focus moves on. */
export const LineAdded = meta.story({
  render: () => <AfterAdding />,
  play: async () => {
    await userEvent.click(await screen.findByRole('searchbox'));
    await expectVisible(ADDED);
  },
});

/** Hints are those of the focused region. */
export const Keys = meta.story({
  parameters: { visual: { skip: true, reason: 'Rendered once more nobody has gone on yet: the line is said again.' } },
  render: () => <AfterAdding />,
  play: async () => {
    const search = await screen.findByRole('searchbox');
    await userEvent.click(search);
    await expectVisible(ADDED);
    await userEvent.click(await screen.findByRole('button', { name: /^Thabo Nkosi/ }));
    await userEvent.click(search);
    await expectVisible('↵ search now · F6 next part');
  },
});

export const NothingOrdered = meta.story({
  parameters: { backend: { change: withoutLines } },
  play: async () => {
    await expectVisible(texts.lines(0));
  },
});

export const LongDescription = meta.story({
  parameters: { backend: { scenario: 'longNames' } },
  play: async () => {
    await expectVisible(/^Monday order with an extraordinarily long/);
  },
});

export const MayNotSend = meta.story({
  parameters: { backend: { permissions: { ordering: { send: false } } } },
  play: async () => {
    await press(new RegExp(`^${texts.complete}`));
    await expectVisible('You do not have permissions to send orders.');
  },
});

/** A group's pharmacies: names on hover and for screen readers, and a link to change them. */
export const Group = meta.story({
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: /^each; R[\d.\s]+ for 2 pharmacies$/ });
    await expect(button).toHaveAccessibleDescription('Table Bay Pharmacy Sea Point, Table Bay Pharmacy Claremont');
    await userEvent.click(button);
    await expect(onRetailers).toHaveBeenCalledWith(expect.any(Number));
  },
});

/** Sea Point's part was sent, so the value is that of Claremont's. */
export const GroupPartlySent = meta.story({
  parameters: { backend: { scenario: 'groupMorning' } },
  beforeEach: sendToSeaPoint(),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'left for Claremont' });
    await expect(button).toHaveAccessibleDescription(
      /^Table Bay Pharmacy Sea Point: sent, Table Bay Pharmacy Claremont R/,
    );
  },
});

/** Sea Point's part at one supplier was sent: values are given by pharmacy. */
export const GroupSharesDiffer = meta.story({
  parameters: { backend: { scenario: 'groupMorning' } },
  beforeEach: sendToSeaPoint('KEST'),
  play: async () => {
    await screen.findByRole('button', { name: /^left: Sea Point R[\d.\s]+, Claremont R[\d.\s]+$/ });
  },
});

export const Discard = meta.story({
  play: async () => {
    await expectVisible(texts.confirmDiscard('Thabo Nkosi #100101'), await discard());
  },
});

export const DiscardRefused = meta.story({
  parameters: { backend: { permissions: { ordering: { update: false } } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: texts.discard })).toHaveAttribute('aria-disabled', 'true');
    await press(texts.discard);
    await expectVisible('You do not have permissions to update orders.');
  },
});

export const DiscardFailed = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'deleteOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await discard();
    await press('Yes', question);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', question);
    await expect(question.getByRole('button', { name: 'Yes' })).toBeEnabled();
  },
});
