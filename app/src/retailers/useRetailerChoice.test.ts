import { expect, it } from 'vitest';
import { promptFor } from './useRetailerChoice.ts';

it.each([
  [[], 'Please select a retailer from the grid on the left.'],
  [[2001], "1 retailer is selected: press 'Get Orders For Selected Retailers'."],
  [[2001, 2003], "2 retailers are selected: press 'Get Orders For Selected Retailers'."],
])('shows in a list with %j selected and nothing requested: %s', (ticked, expected) => {
  expect(promptFor({ ticked: new Set(ticked) }, 'Get Orders For Selected Retailers')).toBe(expected);
});
