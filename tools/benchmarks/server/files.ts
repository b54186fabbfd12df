import { base64 } from '../../../mocks/backend/src/images/png.ts';
import { basketFile, orderFile } from '../../../mocks/backend/test/support/upload-files.ts';

/** A file sent to the server, as base64. */
export interface Sent {
  kind: 'order' | 'basket';
  base64: string;
}

const order = (xml: string): Sent => ({ kind: 'order', base64: base64(new TextEncoder().encode(xml)) });

/**
 * Returns a file with the maximum number of lines. `salt` makes it unique: an identical file would be the same request.
 */
const lines = (nappis: readonly string[], salt: number): Sent => ({
  kind: 'order',
  base64: orderFile(nappis.map((nap, index) => ({ cd: `${salt}-${index}`, nap, q: 1 + ((index + salt) % 9) }))),
});

/** Sets of files sent together, by display name. */
export const FILES: Readonly<Record<string, (nappis: readonly string[]) => Sent[]>> = {
  '19 MB of text in a cell (26 kB)': () => [
    { kind: 'basket', base64: basketFile([['a'.repeat(19_000_000), '1', '2', '3']]) },
  ],
  'eight workbooks of 5 000 lines': (nappis) =>
    Array.from({ length: 8 }, (_, salt) => ({
      kind: 'basket',
      base64: basketFile(
        nappis.map((nappi, index) => [`${salt}-${index}`, nappi, '', String(1 + ((index + salt) % 9))]),
      ),
    })),
  'four order files of 5 000 lines': (nappis) => Array.from({ length: 4 }, (_, salt) => lines(nappis, salt)),
  '199 000 empty elements': () => [order(`<order>${'<a/>'.repeat(199_000)}</order>`)],
  '5 MB of one attribute': () => [order(`<order><item q="${'1'.repeat(5_000_000)}"/></order>`)],
};
