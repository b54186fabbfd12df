import { expect, it } from 'vitest';
import { messages as orderMessages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { actionEntries, PALETTE } from './actions.ts';
import { orderEntries } from './orders.ts';
import { settingEntries } from './settings.ts';

const run = () => undefined;

it('lists the current actions of the page, without navigation, popup keys and the palette itself', () => {
  const commands = [
    { id: 'order.save', title: 'Save', key: 'Ctrl+S', run },
    { id: 'order.send', title: 'Send', refusal: 'You may not.', run },
    { id: 'order.rename', title: 'Rename', disabled: true, run },
    { id: 'grid.letter', title: 'A letter', key: 'A letter' },
    { id: 'baskets.open', title: 'Open', place: 'Baskets', run },
    { id: 'go.settings', title: 'Settings', run },
    { id: PALETTE, title: 'Command Palette', run },
  ];
  expect(actionEntries(commands).map(({ title, key, refusal }) => [title, key, refusal])).toEqual([
    ['Save', 'Ctrl+S', undefined],
    ['Send', undefined, 'You may not.'],
  ]);
});

it('disables an order that is open elsewhere, never the one that is open here', () => {
  const order = (orderid: number, locked: boolean) =>
    ({ orderId: orderid, orderNumber: `10${orderid}`, description: '', staffName: 'Thabo', locked }) as UnsentOrder;
  const entries = orderEntries([order(1, true), order(2, true), order(3, false), order(4, false)], 1, ({ orderId }) =>
    orderId === 4 ? 'Not yours.' : undefined,
  );
  expect(entries.map(({ title, refusal }) => [title, refusal])).toEqual([
    ['Order 101', undefined],
    ['Order 102', orderMessages.openedByAnother],
    ['Order 103', undefined],
    ['Order 104', 'Not yours.'],
  ]);
});

it('lists settings once under each section, and group settings only for a group', () => {
  const own = settingEntries(false, undefined);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  const titles = (group: boolean) => settingEntries(group, undefined).map(({ title }) => title);
  expect(titles(true).filter((title) => !titles(false).includes(title))).toEqual(['User Pharmacy Management']);
  expect(settingEntries(false, 'No.').every(({ refusal }) => refusal === 'No.')).toBe(true);
});
