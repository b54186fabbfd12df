import { describe, expect, it } from 'vitest';
import { scriptUrl } from './scriptUrl.ts';

describe('a script URL', () => {
  it('is only accepted from our own origin', () => {
    expect(scriptUrl('/assets/pdf.js')).toBe(`${location.origin}/assets/pdf.js`);
    for (const url of [
      'https://elsewhere.example/a.js',
      '//elsewhere.example/a.js',
      'data:text/javascript,1',
      'blob:x',
    ]) {
      expect(() => scriptUrl(url)).toThrow(TypeError);
    }
  });
});
