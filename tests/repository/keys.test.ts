import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, read } from '../../tools/architecture/sources.ts';

const sources = filesBelow('app/src', '.ts', '.tsx').filter((file) => !isTest(file));

describe('a key of the application', () => {
  it('is defined once, in its command', () => {
    // Enter and Escape in a popup's footer belong to its buttons and are not commands.
    const literalHint = /keyHint=(?:\{\[?[^}]*)?["'](?:Ctrl|Alt|Shift|F\d)/;
    expect(sources.filter((file) => literalHint.test(read(file)))).toEqual([]);
  });

  it('is handled only by commands and the keyboard module', () => {
    const listening = sources.filter((file) => /addEventListener\('key(?:down|up|press)'/.test(read(file)));
    expect(listening.filter((file) => !/^app\/src\/(?:commands|keyboard)\//.test(file))).toEqual([]);
  });
});
