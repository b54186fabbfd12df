import { describe, expect, it } from 'vitest';
import { getCrash } from './crash.ts';

const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

describe('an error report', () => {
  it.each([
    [
      'Chromium',
      `TypeError: Cannot read properties of undefined (reading 'price')
    at offer (https://store.example/assets/prices-Ab1.js:3:1402)
    at async Object.send (https://store.example/assets/client-Cd2.js?user=jane:1:20)
    at https://store.example/assets/client-Cd2.js:9:1`,
    ],
    [
      'Firefox',
      `offer@https://store.example/assets/prices-Ab1.js:3:1402
async*Object.send@https://store.example/assets/client-Cd2.js?user=jane:1:20
@https://store.example/assets/client-Cd2.js:9:1`,
    ],
  ])('contains the name, the engine’s message and the location: %s', (_browser, stack) => {
    const { kind, detail } = getCrash(
      thrown(new TypeError("Cannot read properties of undefined (reading 'price')"), stack),
    );
    expect(kind).toBe('crash');
    const [first, ...frames] = detail.split('\n');
    expect(first).toBe("TypeError: Cannot read properties of undefined (reading 'price')");
    expect(frames.map((frame) => frame.split(' ').at(-1))).toEqual([
      'prices-Ab1.js:3:1402',
      'client-Cd2.js:1:20',
      'client-Cd2.js:9:1',
    ]);
    expect(detail).not.toContain('jane');
  });

  it.each([
    ['an error of our own', new Error('Panado 500 mg costs R12.50 for jane@1001')],
    ['one of a parser', new SyntaxError('Unexpected token in "Panado 500 mg"')],
    ['one that quotes', new TypeError('"Panado 500 mg" is not a function')],
    ['one with a place in its message', new Error('Panado https://store.example/x.js:1:2')],
    ['a text', 'Panado 500 mg'],
    ['an object', { name: 'Panado' }],
    ['one with an odd stack', thrown(new Error('Panado'), 'at f (https://[:1:2)')],
  ])('contains no user data: %s', (_name, error) => {
    expect(getCrash(error).detail).not.toMatch(/Panado|jane|12\.50/);
  });

  it('has a maximum size', () => {
    const stack = Array.from({ length: 90 }, () => '    at f (https://store.example/a.js:1:2)').join('\n');
    expect(getCrash(thrown(new TypeError('x'.repeat(9000)), stack)).detail.length).toBeLessThan(400);
  });
});
