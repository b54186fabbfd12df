import { expect, it } from 'vitest';
import { withStories } from '../../.storybook/failures.ts';

const file = (options: string) => `export default failing('sendOrders', {\n  title: 'Failures/Send',\n${options}});\n`;
const getStories = (source: string) =>
  [...withStories(source).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

it('generates a story for each answer of a failing call, and for code 0 if it is distinguished', () => {
  const always = ['Code2', 'Code4', 'Code5', 'ConnectionDropped'];
  expect(getStories(file(''))).toEqual(always);
  expect(getStories(file("  instead: { 'code 0': 'Wrong.' },\n"))).toEqual(['Code0', ...always]);
});

it('leaves stories that duplicate others to thorough runs', () => {
  const thorough = withStories(file(''))
    .split('\n')
    .filter((line) => line.includes("'thorough'"));
  expect(thorough.map((line) => line.split(' ')[2])).toEqual(['Code4', 'Code5']);
});

it.each([
  ['no title', "export default failing('sendOrders', {});"],
  ['no default export', "const shows = failing('sendOrders', {\n  title: 'Failures/Send',\n});"],
])('rejects a file with %s', (_, source) => {
  expect(() => withStories(source)).toThrow('A failure has a title');
});
