import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PAGES } from './pages.ts';
import { paths } from './paths.ts';
import { returnPath } from './returnPath.ts';

describe('paths', () => {
  it('encode slashes and capitalise the messaging page', () => {
    expect(paths.responses('A/1', '7')).toBe('/Responses/A%2F1/7');
    expect(paths.responses()).toBe('/Responses');
    expect(paths.messages('support', 'T/9')).toBe('/Messages/Support/T%2F9');
  });

  it('encode any text and decode it again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }), (text, other) => {
        // Browsers resolve segments of dots.
        fc.pre(!/^\.+$/.test(text) && !/^\.+$/.test(other) && text.isWellFormed() && other.isWellFormed());
        const [match] = matchRoutes([{ path: PAGES.responses.pattern }], paths.responses(text, other)) ?? [];
        return match?.params.searchText === text && match.params.secondaryIdentifier === other;
      }),
    );
  });
});

describe('the page to return to after signing in', () => {
  it.each(['/Ordering', '/Responses/SO-1/22', '/', '/Dashboard?x=1'])('can be %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/Ordering',
    'javascript:alert(1)',
    '/Login',
    '/Orderings',
    '/Ordering\n',
    '/\t/evil.example',
    'Ordering',
    'x/Ordering',
    '/Ordering?x=a b',
    '/Ordering?x=\u0000',
    '/Ordering?x=\u007f',
    '/Ordering?x=\\',
    '/?x=\\',
    ['/Ordering'],
    '',
    null,
    7,
    {},
  ])('cannot be %j', (path) => expect(returnPath(path)).toBeNull());

  it('never leaves the origin', () => {
    const origin = 'https://mortar.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '.',
      '//',
      'Ordering',
      'evil.example',
      '\t',
      '%2f',
      '?',
      '#',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const path = returnPath(parts.join(''));
        return path === null || new URL(path, origin).origin === origin;
      }),
      { numRuns: 5000 },
    );
  });
});
