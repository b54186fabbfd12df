import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const ours = createRequire(import.meta.url);
const chakra = createRequire(ours.resolve('@chakra-ui/react'));
const ark = createRequire(chakra.resolve('@ark-ui/react'));
const through = (machine: string) => createRequire(ark.resolve(machine));

describe('the stack of layers', () => {
  it.each([
    ['@zag-js/popover', '@zag-js/dismissable'],
    ['@zag-js/menu', '@zag-js/dismissable'],
    ['@zag-js/popover', '@zag-js/focus-trap'],
    ['@zag-js/popover', '@zag-js/aria-hidden'],
  ])('is shared: %s has the same instance of %s as popups', (machine, part) => {
    expect(through(machine).resolve(part)).toBe(ours.resolve(part));
  });
});
