import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkAnyFile } from '#lists/testing/checkAnyFile.ts';
import { anyFile } from '#lists/testing/files.ts';

describe('whatever bytes come in', () => {
  it('no line is ready whose quantity is not a whole number that its list says', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (bytes) => void (await checkAnyFile(bytes))),
      { numRuns: 1500 },
    );
  });
});
