import { getOrder, importBasket, importOrder, listUnsentOrders } from '@mortar/contract';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { Inflate } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readBasketFile, readOrderFile } from '../../src/upload/files.ts';
import { UPLOAD_LIMITS, UploadRefused } from '../../src/upload/refused.ts';
import { buyer, lock, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';
import { draws } from '../support/draws.ts';
import { base64, basketFile, orderFile, workbookParts, zipped } from '../support/upload-files.ts';

const IDENTITY = { staffname: 'Thabo Nkosi', computername: 'TILL-1' };
const WORKBOOK = { fileextension: 'xlsx', rule: 'Preferred', retailerid: 1001 } as const;

async function opened() {
  const { fetch, backend } = startBackend('openingTime');
  const me = await enter(fetch, 'buyer@1001');
  const read = (file: string, rule: 'Preferred' | 'Cheapest' = 'Cheapest', status: 'save' | 'open' = 'save') =>
    callApi(fetch, importOrder, { body: { ...IDENTITY, rule, status, importorderbase64xml: file } }, me);
  return { fetch, backend, me, read };
}

// The first import is slow on a busy machine.
beforeAll(() => import('exceljs'), 60_000);

describe('an order file', () => {
  it('becomes an order of the lines linked by nappi, barcode or supplier code; others are listed', async () => {
    const { fetch, backend, me, read } = await opened();
    const [one, two, three] = offers(backend);
    if (!one || !two || !three) throw new Error('nothing to order');
    const stranger = { cd: '4', pCd: 'XX1', nap: '111111111', ean: '', desc: 'Salt & "pepper"', q: '5' };
    const file = orderFile([
      { cd: '1', nap: one.product.nappicode, q: 3 },
      { cd: '2', ean: two.product.barcodes[0] ?? '', q: 4 },
      { cd: '3', pCd: three.price.supplierproductcode, q: 5 },
      stranger,
    ]);
    const outcome = await read(file);
    expect(outcome).toMatchObject({
      kind: 'value',
      value: { totalitemcount: 4, totalitemslinked: 3, totalitmesunlinked: 1, unlinkedproducts: [stranger] },
    });
    const orderid = outcome.kind === 'value' ? outcome.value.orderid : 0;
    const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, me);
    expect(clientorders[0]).toMatchObject({ statusdescription: 'Unsent', locked: false });
    expect(clientorders[0]?.orderitems.map(({ productid, orderedquantity }) => [productid, orderedquantity])).toEqual([
      [one.product.productid, 3],
      [two.product.productid, 4],
      [three.product.productid, 5],
    ]);
  });

  it('may have each field in its own element', () => {
    const xml = '<order><item><cd>1</cd><nap>12345678</nap><desc>Fish &amp; chips</desc><q>2</q></item></order>';
    expect(readOrderFile(base64(`\uFEFF${xml}`))).toMatchObject([
      { nappicode: '12345678', quantity: 2, row: { desc: 'Fish & chips', pCd: '' } },
    ]);
  });

  it('does not link a line whose codes belong to two products', async () => {
    const { backend, read } = await opened();
    const [one, two] = offers(backend);
    if (!one || !two) throw new Error('nothing to order');
    const [ean = ''] = two.product.barcodes;
    const both = await read(orderFile([{ nap: one.product.nappicode, ean, q: 1 }]));
    expect(both).toMatchObject({ kind: 'value', value: { totalitemslinked: 0, totalitmesunlinked: 1 } });
    const unknown = await read(orderFile([{ nap: '111111111', ean: `0${ean}`, q: 1 }]));
    expect(unknown).toMatchObject({ kind: 'value', value: { totalitemslinked: 1 } });
  });

  it('uses the cheapest supplier or the preferred one', async () => {
    const { fetch, backend, me, read } = await opened();
    const prices = ({ product }: ReturnType<typeof offers>[number]) => backend.catalogue.getPrices(product);
    const cheapest = (offer: ReturnType<typeof offers>[number]) =>
      [...prices(offer)].sort((a, b) => a.pricecents - b.pricecents)[0]?.supplier.suppliercode;
    const offer = offers(backend, 'KEST').find((one) => cheapest(one) !== 'KEST');
    if (!offer) throw new Error('nothing to order');
    const getSupplier = async (rule: 'Preferred' | 'Cheapest') => {
      const outcome = await read(orderFile([{ nap: offer.product.nappicode, q: 1 }]), rule);
      const orderid = outcome.kind === 'value' ? outcome.value.orderid : 0;
      const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, me);
      return clientorders[0]?.orderitems[0]?.suppliercode;
    };
    expect(await getSupplier('Preferred')).toBe('KEST');
    expect(await getSupplier('Cheapest')).toBe(cheapest(offer));
  });

  it('is open for its importer on request, and one order however often the request is sent', async () => {
    const { fetch, backend, me, read } = await opened();
    const file = orderFile([{ nap: offers(backend)[0]?.product.nappicode ?? '', q: 1 }]);
    const [first, again] = [await read(file, 'Cheapest', 'open'), await read(file, 'Cheapest', 'open')];
    expect(again).toEqual(first);
    const { clientorders } = await answered(fetch, listUnsentOrders, {}, me);
    expect(clientorders.filter(({ statusdescription }) => statusdescription === 'Pending')).toHaveLength(1);
  });

  it('creates no order if no line can be linked', async () => {
    const { backend, read } = await opened();
    const before = backend.store.orders.size;
    const outcome = await read(
      orderFile([
        { nap: '1', q: 1 },
        { nap: offers(backend)[0]?.product.nappicode ?? '', q: 0 },
      ]),
    );
    expect(outcome).toMatchObject({ kind: 'value', value: { orderid: 0, totalitmesunlinked: 2 } });
    expect(backend.store.orders.size).toBe(before);
  });

  it('is not available to group profiles', async () => {
    const { fetch } = startBackend('groupBuyer');
    const me = await enter(fetch, 'buyer@2000');
    const body = {
      ...IDENTITY,
      rule: 'Cheapest',
      status: 'save',
      importorderbase64xml: orderFile([{ nap: '1', q: 1 }]),
    } as const;
    expect(await callApi(fetch, importOrder, { body }, me)).toMatchObject({
      kind: 'error',
      text: 'Import An Order is not available for group profiles.',
    });
  });
});

const XML = '<order><item nap="12345678" q="1"/></order>';
const LAUGHS = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const MANY_ATTRIBUTES = Array.from({ length: 300_000 }, (_, n) => `a${n}="1"`).join(' ');

const hostileOrders: [string, string, RegExp][] = [
  ['a document type', base64(`<!DOCTYPE order SYSTEM "file:///etc/passwd">${XML}`), /document type/],
  [
    'entities that laugh',
    base64(`<!DOCTYPE o [<!ENTITY l0 "ha">${LAUGHS}]><order><item desc="&l9;"/></order>`),
    /document type/,
  ],
  ['entities in lower case and out of place', base64(`<order><!entity x "y"><item q="1"/></order>`), /document type/],
  ['UTF-16', base64(utf16(`<!DOCTYPE x>${XML}`)), /UTF-8/],
  ['another encoding declared', base64(`<?xml version="1.0" encoding="UTF-16"?>${XML}`), /UTF-16, not in UTF-8/],
  ['UTF-7 declared', base64(`<?xml version="1.0" encoding='utf-7'?>${XML}`), /utf-7/],
  ['bytes that are no UTF-8', base64(Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e)), /UTF-8/],
  ['another root', base64('<basket><item q="1"/></basket>'), /<order>/],
  ['two roots', base64(`${XML}<basket/>`), /well formed|<order>/],
  ['no lines', base64('<order/>'), /no lines/],
  ['an open element', base64('<order><item q="1">'), /well formed/],
  ['elements a thousand deep', base64(`<order>${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}</order>`), /well formed/],
  ['plain text', base64('nappi;quantity'), /not XML/],
  ['a web page', base64('<!DOCTYPE html><html></html>'), /document type/],
  ['no base64', 'this is no base64!', /base64/],
  ['base64 cut short', base64(XML).slice(0, -1), /base64/],
  ['nothing', '', /empty/],
  ['more than 5 MB', 'A'.repeat(Math.ceil(UPLOAD_LIMITS.file / 3) * 4 + 4), /5 MB/],
  [
    'a text that does not end',
    base64(`<order><item desc="${'a'.repeat(4_000_000)}" q="1"/></order>`),
    /longer than 32767/,
  ],
  [
    'a character too many',
    base64(`<order><item desc="${'a'.repeat(UPLOAD_LIMITS.text + 1)}"/></order>`),
    /longer than 32767/,
  ],
  ['more elements than can be counted', base64(`<order>${'<item q="1"/>'.repeat(390_000)}</order>`), /too many lines/],
  ['attributes without end', base64(`<order><item ${MANY_ATTRIBUTES}/></order>`), /too many lines/],
  ['more lines than an order has', base64(`<order>${'<item q="1"/>'.repeat(5_000 + 1)}</order>`), /lines/],
];

const sheet = (change: Partial<Record<string, string | Uint8Array>>) =>
  base64(zipped({ ...workbookParts([['a', 'b', 'c', '1']]), ...change } as Record<string, string>));
/** More than the limit for a part, including one further decompression step. */
const ZEROS = new Uint8Array(32 * 1024 * 1024);

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose headers claim that a part decompresses to ten bytes. */
function lying(): string {
  const bytes = Buffer.from(zipped({ ...workbookParts([]), [SHEET]: ZEROS }));
  const at = bytes.lastIndexOf(SHEET) - 46;
  bytes.writeUInt32LE(10, at + 24);
  return base64(bytes);
}

const hostileBaskets: [string, () => string, RegExp][] = [
  ['a web page named xlsx', () => base64('<html><table><tr><td>Basket</td></tr></table></html>'), /not a workbook/],
  ['a bomb', () => sheet({ [SHEET]: ZEROS }), /sheet1.xml is too large unpacked/],
  ['a bomb of shared texts', () => sheet({ 'xl/sharedStrings.xml': ZEROS }), /sharedStrings.xml is too large unpacked/],
  ['a bomb of sheets', () => sheet({ 'xl/workbook.xml': ZEROS }), /workbook.xml is too large unpacked/],
  ['a lying header', lying, /too large unpacked/],
  ['19 MB of text in a cell', () => basketFile([['a'.repeat(19_000_000), '', '', '1']]), /too large unpacked/],
  ['4 MB of text in a cell', () => basketFile([['a'.repeat(4_000_000), '', '', '1']]), /longer than 32767 characters/],
  [
    'a character too many in a cell',
    () => basketFile([['a'.repeat(UPLOAD_LIMITS.text + 1), '', '', '1']]),
    /longer than 32767/,
  ],
  [
    'a bomb of many parts',
    () => sheet(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`x${n}`, '']))),
    /more than 200 parts/,
  ],
  [
    'an archive cut in two',
    () => base64(Buffer.from(basketFile([['a', 'b', 'c', '1']]), 'base64').subarray(0, 300)),
    /workbook/,
  ],
  [
    'a document type inside',
    () => sheet({ 'xl/workbook.xml': '<!DOCTYPE w [<!ENTITY a "b">]><workbook/>' }),
    /document type/,
  ],
  ['another sheet', () => base64(zipped(workbookParts([], 'Orders'))), /no sheet named Basket, but Orders/],
  ['other columns', () => basketFile([], ['Name', 'Nappi Code', 'Barcode', 'Quantity']), /columns/],
  ['headings alone', () => basketFile([]), /no lines/],
  ['an archive of something else', () => base64(zipped({ 'a.txt': 'hello' })), /not an Excel workbook/],
];

/**
 * Returns why a file is refused, and how much was processed before: bytes decompressed, and characters parsed as XML.
 */
async function refusal(read: () => unknown): Promise<{ text: string; unpacked: number; parsed: number }> {
  const work = { unpacked: 0, parsed: 0 };
  const push = Inflate.prototype.push;
  vi.spyOn(Inflate.prototype, 'push').mockImplementation(function counting(this: Inflate, chunk, final) {
    const { ondata } = this;
    this.ondata = (part, last) => {
      work.unpacked += part.length;
      ondata(part, last);
    };
    try {
      push.call(this, chunk, final);
    } finally {
      this.ondata = ondata;
    }
  });
  const validate = XMLValidator.validate;
  vi.spyOn(XMLValidator, 'validate').mockImplementation((xml, options) => {
    work.parsed += String(xml).length;
    return validate(xml, options);
  });
  try {
    await read();
  } catch (error) {
    if (error instanceof UploadRefused) return { text: error.message, ...work };
    throw error;
  } finally {
    vi.restoreAllMocks();
  }
  throw new Error('It was read.');
}

const MB = 1024 * 1024;

describe('a hostile file', () => {
  it.each(hostileOrders)('is rejected as an order before much of it is read: %s', async (_, file, reason) => {
    const { text, parsed } = await refusal(() => readOrderFile(file));
    expect(text).toMatch(reason);
    expect(parsed).toBeLessThan(MB / 4);
  });

  it.each(hostileBaskets)(
    'is rejected as a basket before much of it is unpacked or read: %s',
    async (_, make, reason) => {
      const file = make();
      const { text, unpacked, parsed } = await refusal(() => readBasketFile(file));
      expect(text).toMatch(reason);
      // A part's limit, plus one further decompression step of a bomb.
      expect(unpacked).toBeLessThan(UPLOAD_LIMITS.unpacked + 17 * MB);
      expect(parsed).toBeLessThan(MB / 4);
    },
  );

  it('is answered with a code, and nothing of it is stored', async () => {
    const { backend, read } = await opened();
    const before = backend.store.orders.size;
    for (const [, file] of hostileOrders.slice(0, 8))
      expect(await read(file)).toMatchObject({ kind: 'error', code: 2 });
    expect(backend.store.orders.size).toBe(before);
  });

  it('never crashes the reader, whatever it contains', async () => {
    const parts = fc.constantFrom(
      '<order>',
      '</order>',
      '<item ',
      'q="1"',
      '/>',
      '&#x0;',
      '&amp;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '__proto__',
      '<constructor>',
      '"',
      '\u0001',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 30 }), async (texts) => {
        for (const read of [readOrderFile, readBasketFile]) {
          try {
            await read(base64(texts.join('')));
          } catch (error) {
            expect(error).toBeInstanceOf(UploadRefused);
          }
        }
        expect(({} as Record<string, unknown>).item).toBeUndefined();
      }),
      { numRuns: draws(300) },
    );
  });
});

describe('a basket file', () => {
  async function withBasket() {
    const { fetch, backend, me } = await opened();
    const basket = backend.store.orders.at(1001).find((order) => order.description === 'Flu season');
    if (!basket) throw new Error('The sample lacks a basket.');
    const { orderid, statusdescription } = basket;
    const fill = (filebase64: string, emptyonimport: boolean) =>
      callApi(
        fetch,
        importBasket,
        {
          body: { ...IDENTITY, ...WORKBOOK, orderid, statusdescription, emptyonimport, filebase64 },
        },
        me,
      );
    return { fetch, backend, me, orderid, fill, items: () => backend.store.items.at(orderid) };
  }

  it('adds to the basket, or replaces its content', async () => {
    const { backend, fill, items } = await withBasket();
    const before = items().length;
    const product = offers(backend).find(
      ({ product }) => !items().some((item) => item.productid === product.productid),
    )?.product;
    const file = basketFile([
      ['', product?.nappicode ?? '', '', '2'],
      ['Nobody has it', '', '600123', '1'],
      ['', '', '', ''],
    ]);
    expect(await fill(file, false)).toMatchObject({
      kind: 'value',
      value: {
        totalitemcount: 2,
        totalitemslinked: 1,
        totalitmesunlinked: 1,
        unlinkedproducts: [{ productdescription: 'Nobody has it', nappicode: '', barcode: '600123', quantity: '1' }],
      },
    });
    expect(items()).toHaveLength(before + 1);
    await fill(file, true);
    expect(items().map(({ productid, orderedquantity }) => [productid, orderedquantity])).toEqual([
      [product?.productid, 2],
    ]);
  });

  it('is read as a spreadsheet library writes the template', async () => {
    const { default: Excel } = await import('exceljs');
    const workbook = new Excel.Workbook();
    const sheet = workbook.addWorksheet('Basket');
    sheet.addRow(['Product Description', 'Nappi Code', 'Barcode', 'Quantity']);
    for (let n = 0; n < 5_000; n += 1) sheet.addRow([`Product ${n} & more`, String(700_000_000 + n), '', n + 1]);
    const lines = await readBasketFile(base64(new Uint8Array(await workbook.xlsx.writeBuffer())));
    expect(lines).toHaveLength(5_000);
    expect(lines[4_999]).toMatchObject({
      nappicode: '700004999',
      quantity: 5_000,
      row: { productdescription: 'Product 4999 & more' },
    });
  });

  it('is rejected while another user has the basket open', async () => {
    const { fetch, fill, orderid } = await withBasket();
    await lock(await buyer(fetch, 'admin@1001', 'TILL-2'), orderid, true, 'Custom_Basket');
    expect((await fill(basketFile([['', '1', '', '2']]), true)).kind).toBe('blocked');
  });

  it('is read as spreadsheets write it: shared strings, runs, numbers and gaps', async () => {
    const parts = {
      ...workbookParts([]),
      'xl/sharedStrings.xml':
        '<sst><si><t>Product Description</t></si><si><r><t>Nappi </t></r><r><t>Code</t></r></si><si><t>Barcode</t></si><si><t>Quantity</t></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<x:worksheet xmlns:x="y"><x:sheetData>' +
        '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c><x:c r="C1" t="s"><x:v>2</x:v></x:c><x:c r="D1" t="s"><x:v>3</x:v></x:c></x:row>' +
        '<x:row r="3"><x:c r="B3"><x:v>712345001</x:v></x:c><x:c r="D3"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>' +
        '</x:sheetData></x:worksheet>',
    };
    expect(await readBasketFile(base64(zipped(parts)))).toMatchObject([
      { nappicode: '712345001', barcode: '', quantity: 2, row: { productdescription: '' } },
    ]);
  });
});
