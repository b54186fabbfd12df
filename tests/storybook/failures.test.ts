import { expect, it } from 'vitest';
import { withStories } from '../../.storybook/failures.ts';

const file = (options: string) => `export default failing('sendOrders', {\n  title: 'Failures/Send',\n${options}});\n`;
const getStories = (source: string) =>
  [...withStories(source).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

it('a failing call has a story of each answer, and of code 0 where that is told apart', () => {
  const always = ['Code2', 'Code4', 'Code5', 'ConnectionDropped'];
  expect(getStories(file(''))).toEqual(always);
  expect(getStories(file("  instead: { 'code 0': 'Wrong.' },\n"))).toEqual(['Code0', ...always]);
});

it('what shows what others show is left to a part of all runs', () => {
  const thorough = withStories(file(''))
    .split('\n')
    .filter((line) => line.includes("'thorough'"));
  expect(thorough.map((line) => line.split(' ')[2])).toEqual(['Code4', 'Code5']);
});

it.each([
  ['no title', "export default failing('sendOrders', {});"],
  ['no default export', "const shows = failing('sendOrders', {\n  title: 'Failures/Send',\n});"],
])('a file with %s is refused', (_, source) => {
  expect(() => withStories(source)).toThrow('A failure has a title');
});
