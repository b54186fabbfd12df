import type { Notification } from '@mortar/contract';
import { expect, it } from 'vitest';
import { notificationTarget } from './notificationTarget.ts';

const notification = (changes: Partial<Notification>): Notification => ({
  group: 'response',
  identifier: 'SO/12',
  secondaryidentifier: '88',
  title: 'Response',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid: 1001,
  ...changes,
});

it.each([
  [{}, { page: 'responses', path: '/Responses/SO%2F12/88' }],
  [
    { group: 'supplier', identifier: 'h4sh' },
    { page: 'supplierMessaging', path: '/SupplierMessaging/h4sh' },
  ],
  [{ group: 'support' }, { page: 'messages', path: '/Messages/Support/SO%2F12/88' }],
  [
    { group: 'auto regret', title: 'Auto Regret #12' },
    { page: 'ordering', path: '/Ordering' },
  ],
  [{ group: 'auto regret', title: 'Auto Regret Failed #12' }, null],
] as const)('a notification with %o leads to %o', (changes, target) => {
  expect(notificationTarget(notification(changes))).toEqual(target);
});
