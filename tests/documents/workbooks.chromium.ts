import { describe, expect, it } from 'vitest';
import { sampleWorkbook, textRow } from '../../app/reading/src/testing.ts';
import { openWorkbook } from '../../app/src/documents/reading/readInWorker.ts';
import { makeWorkbook } from '../../app/src/documents/workbook/makeWorkbook.ts';
import type { Cell } from '../../app/src/documents/workbook/workbook.ts';

const file = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

function* rows(count: number): Generator<Cell[]> {
  for (let at = 0; at < count; at += 1) yield [`=${at}`, at * 100];
}
const workbook = (count: number) => ({
  fileName: 'x.xlsx',
  sheets: [
    { name: 'Order', columns: [{ header: 'Code' }, { header: 'Total', kind: 'money' as const }], rows: rows(count) },
  ],
});

describe('the workbook worker', () => {
  it('writes rows that arrive in batches, and reads them', async () => {
    const steps: string[] = [];
    const made = await makeWorkbook(workbook(1200), { onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['collecting', 'writing']);
    const [sheet] = await openWorkbook(made);
    expect(sheet?.rows).toHaveLength(1201);
    expect(sheet?.rows.at(-1)).toEqual({ number: 1201, cells: ['=1199', 1199] });
  });

  it('stops at once, and requests no further rows', async () => {
    const stop = new AbortController();
    let requests = 0;
    function* endless(): Generator<Cell[]> {
      for (;;) {
        requests += 1;
        if (requests === 3000) stop.abort();
        yield ['x', 1];
      }
    }
    const [sheet] = workbook(0).sheets;
    const job = makeWorkbook(
      { fileName: 'x.xlsx', sheets: sheet ? [{ ...sheet, rows: endless() }] : [] },
      { signal: stop.signal },
    );
    await expect(job).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toBeLessThan(10_000);
  });

  it('rejects a file that is not a workbook', async () => {
    await expect(openWorkbook(new Blob(['Product,Quantity']))).rejects.toThrow('The file is not a workbook.');
  });

  it('reads any file in limited time', async () => {
    const merge = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const [sheet] = await openWorkbook(file(sampleWorkbook({ rows: textRow(1, 'a'), after: merge })));
    expect(sheet?.rows).toEqual([{ number: 1, cells: ['a'] }]);
  });

  it('rejects a file above the size limit', async () => {
    await expect(openWorkbook(file(new Uint8Array((5 << 20) + 1)))).rejects.toThrow('The file is larger than 5 MB.');
  });
});
