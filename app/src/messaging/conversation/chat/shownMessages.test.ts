import { expect, it, vi } from 'vitest';
import type { TimelineRow } from '#messaging/conversation/model/timeline.ts';
import { createShownMessages } from './shownMessages.ts';

const row = (id: number, fields: Partial<TimelineRow> = {}): TimelineRow => ({
  id,
  key: String(id),
  text: `text ${id}`,
  own: true,
  author: '',
  sentAt: '2026-03-02T08:30:00Z',
  state: 'sent',
  ...fields,
});
const none = () => undefined;

it('returns the same message for the same row, and the same list for the same rows', () => {
  const shownMessages = createShownMessages();
  const rows = [row(1), row(2, { own: false, author: 'Kestrel Wholesale' })];
  const shown = shownMessages(rows, none);
  expect(shownMessages(rows, none)).toBe(shown);
  expect(shown.map(({ author }) => author)).toEqual(['Me', 'Kestrel Wholesale']);
  expect(
    shownMessages([...rows, row(3)], none)
      .slice(0, 2)
      .every((one, index) => one === shown[index]),
  ).toBe(true);
});

it('shows when a message was written, and nothing without a date', () => {
  const [sent, waiting] = createShownMessages()([row(1), row(2, { sentAt: '', state: 'sending' })], none);
  expect(sent?.time).toMatch(/^2026-03-02 \| \d\d:30$/);
  expect(sent).toMatchObject({ day: '2026/03/02', state: undefined, read: false });
  expect(waiting).toMatchObject({ time: '', day: undefined, state: 'sending' });
});

it('looks up the actions for undelivered messages each time, and for no others', () => {
  const shownMessages = createShownMessages();
  const rows = [row(1), row(2, { state: 'failed', error: 'Refused' })];
  const actionsFor = vi.fn(() => [{ label: 'Try again', onPress: none }]);
  for (const times of [1, 2]) {
    const [arrived, failed] = shownMessages(rows, actionsFor);
    expect(arrived?.actions).toBeUndefined();
    expect(failed).toMatchObject({ error: 'Refused', actions: [{ label: 'Try again' }] });
    expect(actionsFor).toHaveBeenCalledTimes(times);
  }
});
