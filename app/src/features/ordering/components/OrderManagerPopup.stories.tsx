import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { asPart, inWorld } from '../../../../../.storybook/world.tsx';
import { ordered } from '../../../stories/samples.tsx';
import { popup, press, pressRow, rowsOf, see } from '../../../stories/steps.ts';
import { messages } from '../messages.ts';
import { OrderManagerPopup } from './OrderManagerPopup.tsx';
import { StartOrderPopup } from './StartOrderPopup.tsx';
import './ordering.css';

const texts = messages.manager;

function ManagerThenStart() {
  const [starting, setStarting] = useState(false);
  const common = { returnFocusTo: () => null };
  return (
    <>
      <OrderManagerPopup
        {...common}
        open={!starting}
        onStart={() => setStarting(true)}
        onOpened={fn()}
        onClose={fn()}
      />
      <StartOrderPopup {...common} open={starting} onStarted={fn()} onCancel={fn()} />
    </>
  );
}

const meta = preview.meta({
  title: 'Popups/Order Manager',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:order-manager'],
  decorators: [asPart],
  render: () => <OrderManagerPopup open onStart={fn()} onOpened={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

export const Orders = meta.story({
  name: 'orders',
  play: async () => {
    await expect(await rowsOf(texts.title, await popup(texts.title))).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
});

/** Unfolded by the keyboard alone; its lines are read when they are asked for. */
export const Expanded = meta.story({
  name: 'expanded',
  parameters: { world: { scenario: 'busyMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await rowsOf(texts.title, manager);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const lines = within(await manager.findByRole('region', { name: /^Lines of / }));
    await see(ordered.withDeal.name, lines);
    await expect(lines.getAllByRole('columnheader')).toHaveLength(7);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(manager.queryByRole('region', { name: /^Lines of / })).not.toBeInTheDocument());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await see(ordered.withDeal.name, manager);
  },
});

/** A colleague has it open: it is dimmed, and says so when it is opened all the same. */
export const LockedRows = meta.story({
  name: 'locked rows',
  parameters: { world: { scenario: 'orderLockedByColleague' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('Ayesha Jacobs', texts.title, manager);
    await press(texts.open, manager);
    await see('This order is currently opened by Ayesha Jacobs.');
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { world: { scenario: 'emptyPharmacy' } },
  play: async () => {
    const manager = await popup(texts.title);
    await see(texts.none, manager);
    await waitFor(() => expect(manager.getByRole('button', { name: texts.start })).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { world: { faults: [{ call: 'listUnsentOrders', kind: 'never' }] } },
  play: async () => {
    await see(texts.loading, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { world: { faults: [{ call: 'listUnsentOrders', kind: 'code', code: 2 }] } },
  play: async () => {
    await see('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
  },
});

/** Somebody who may look at orders and begin none. */
export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { world: { scenario: 'readOnly' } },
  render: () => <ManagerThenStart />,
  play: async () => {
    await press(texts.start, await popup(texts.title));
    await see('You do not have permissions to create new orders.', await popup(messages.startOrder.title));
    await expect(screen.getByRole('button', { name: messages.startOrder.start })).toBeVisible();
  },
});
