import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkAnyFile } from '#lists/testing/checkAnyFile.ts';
import { anyFile } from '#lists/testing/files.ts';

describe('a file of arbitrary bytes', () => {
  it('gives no ready line with a quantity that is not a whole number in its list', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (bytes) => void (await checkAnyFile(bytes))),
      { numRuns: 1500 },
    );
  });
});
