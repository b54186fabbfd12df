import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from './watchErrors.ts';

const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });

let onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;
let end: () => void;
beforeEach(() => {
  onError = vi.fn<(error: unknown) => void>();
  end = watchErrors(onError);
});
afterEach(() => end());

it('reports uncaught errors until it is stopped', () => {
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }));
  dispatchEvent(rejected(new RangeError('too many')));
  expect(onError.mock.calls.flat().map(String)).toEqual(['TypeError: x is not a function', 'RangeError: too many']);
  end();
  dispatchEvent(rejected(new RangeError('too many')));
  expect(onError).toHaveBeenCalledTimes(2);
});

it.each([
  ['a request that its page gave up', rejected(new DOMException('given up', 'AbortError'))],
  ['a notice of the browser without an error', new ErrorEvent('error', { message: 'ResizeObserver loop' })],
])('reports nothing for %s', (_name, event) => {
  dispatchEvent(event);
  expect(onError).not.toHaveBeenCalled();
});
