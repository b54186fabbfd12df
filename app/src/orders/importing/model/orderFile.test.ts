import { describe, expect, it } from 'vitest';
import { checkOrderFile, ORDER_FILE_LIMIT } from './orderFile.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const ITEM = '<item cd="1" pCd="A-9" nap="711111012" ean="6001234567890" desc="Panado" q="12"/>';
const BOMB = `<!DOCTYPE order [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')}]><order><item desc="&j;"/></order>`;

describe('an order file', () => {
  it('of 5 MB is looked into in one pass, whatever it is made of', () => {
    const half = ORDER_FILE_LIMIT / 2;
    const spaces = `<order><item ${' '.repeat(half)}`;
    const deep = '<a>'.repeat(half / 4);
    const asides = `<order>${'<!-'.repeat(half / 4)}`;
    const marks = `<?${'?'.repeat(half)}`;
    for (const text of [spaces, deep, asides, marks])
      expect(checkOrderFile(bytes(text))).toEqual({ problem: 'no xml' });
    const many = Math.floor(half / ITEM.length);
    expect(checkOrderFile(bytes(`<order>${ITEM.repeat(many)}</order>`))).toEqual({ items: many });
  });

  it.each([
    ['attributes', `<order>${ITEM}${ITEM}</order>`],
    ['child elements', `<?xml version="1.0" encoding="utf-8"?>\n<order><item><cd>1</cd></item><item/></order>`],
    ['a byte order mark, comments and other elements', `\ufeff<order><!-- one --><from/>${ITEM}${ITEM}</order>`],
    ['the five names and numbers', '<order><item desc="A &amp; B &#233; &#xe9;"/><item>&lt;</item></order>'],
    ['a text of its own', '<?xml-stylesheet href="a?b"?><order><item/><item><![CDATA[<q>&x;]]></item></order>'],
    ['a namespace', `<o:order xmlns:o="urn:o"><o:item/><o:item/></o:order>`],
  ])('with %s has its items', (_, text) => {
    expect(checkOrderFile(bytes(text))).toEqual({ items: 2 });
  });

  it.each([
    ['no XML', 'description;quantity\nPanado;12', 'no xml'],
    ['half an upload', `<order>${ITEM}<item cd="2"`, 'no xml'],
    ['nothing', '', 'no xml'],
    ['an entity of nobody', '<order><item desc="&secret;"/></order>', 'no xml'],
    ['a second root', '<order><item/></order><order/>', 'no xml'],
    ['elements that overlap', '<order><item><q>1</item></q></order>', 'no xml'],
    ['words around it', 'order <order><item/></order>', 'no xml'],
    ['an attribute without quotes', '<order><item q=1/></order>', 'no xml'],
    ['another root', '<basket><item/></basket>', 'no order'],
    ['a page of HTML', '<html><body><item/></body></html>', 'no order'],
    ['no items', '<order></order>', 'no items'],
    ['items of somebody else', '<order><lines><item/></lines></order>', 'no items'],
    ['entities that grow', BOMB, 'document type'],
    ['a file of this computer', '<!DOCTYPE order SYSTEM "file:///etc/passwd"><order><item/></order>', 'document type'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><order><item/></order>', 'encoding'],
  ] as const)('with %s is not sent', (_, text, problem) => {
    expect(checkOrderFile(bytes(text))).toEqual({ problem });
  });

  it('in other bytes than UTF-8 is not sent', () => {
    const latin = Uint8Array.from(`<order><item desc="caf\u00e9"/></order>`, (sign) => sign.charCodeAt(0));
    const utf16 = Uint8Array.from(Buffer.from(`\ufeff<order>${ITEM}</order>`, 'utf16le'));
    expect(checkOrderFile(latin)).toEqual({ problem: 'encoding' });
    expect(checkOrderFile(utf16)).toEqual({ problem: 'encoding' });
  });

  it('of more than 5 MB is not even decoded', () => {
    expect(checkOrderFile(new Uint8Array(ORDER_FILE_LIMIT + 1))).toEqual({ problem: 'too large' });
  });
});
