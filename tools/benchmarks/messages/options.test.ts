import { expect, it } from 'vitest';
import { readMessagesOptions } from './options.ts';

it('measures short and long conversations, and every page size, by default', () => {
  expect(readMessagesOptions([])).toEqual({
    base: null,
    rounds: 3,
    throttles: [1, 4],
    messages: [50, 10_000],
    conversations: 1000,
    pages: [10, 15, 25],
    seconds: 20,
    soak: null,
  });
});

it('accepts its options', () => {
  const argv = ['--base', 'v1', '--rounds', '1', '--throttle', '4', '--messages', '10,20'].concat(
    ...['--conversations', '100', '--pages', '25', '--seconds', '5'],
  );
  expect(readMessagesOptions(argv)).toEqual({
    base: 'v1',
    rounds: 1,
    throttles: [4],
    messages: [10, 20],
    conversations: 100,
    pages: [25],
    seconds: 5,
    soak: null,
  });
});

it.each([
  [['--hour'], { minutes: 60, speed: 1 }],
  [['--hour', '--minutes', '5'], { minutes: 5, speed: 1 }],
  [['--hour', '--speed', '5'], { minutes: 60, speed: 5 }],
])('simulates an hour, with the duration and speed in %j', (argv, soak) => {
  expect(readMessagesOptions(argv).soak).toEqual(soak);
});

it('rejects values that are not numbers, and minutes without the hour option', () => {
  expect(() => readMessagesOptions(['--messages', 'many'])).toThrow('--messages takes whole numbers');
  expect(() => readMessagesOptions(['--minutes', '5'])).toThrow('belong to --hour');
});
