// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from '#settings/suppliers/messages.ts';
import { type CreditorValues, creditorSchema, creditorXml, escapeXml, NO_CREDITOR } from './creditorRequest.ts';

const { required, atLeast } = messages.rules;
const values: CreditorValues = {
  creditorname: 'Karoo Pharma',
  accountnumber: 'KP-1',
  creditlimit: 2_500_050,
  preference: 3,
  comment: 'Soon',
};

function getErrors(changed: object): Record<string, string> {
  try {
    creditorSchema.validateSync({ ...values, ...changed }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the form of a request', () => {
  it.each([
    ['everything', {}, {}],
    ['no name', { creditorname: '' }, { creditorname: required }],
    ['only spaces', { creditorname: '  \u00a0' }, { creditorname: required }],
    ['no account number', { accountnumber: '' }, { accountnumber: required }],
    ['no credit limit', { creditlimit: null }, { creditlimit: required }],
    ['a credit limit of 0', { creditlimit: 0 }, {}],
    ['no preference', { preference: null }, { preference: required }],
    ['a credit limit under 0', { creditlimit: -500 }, { creditlimit: atLeast(0) }],
    ['preference 0', { preference: 0 }, { preference: atLeast(1) }],
    ['a preference under 0', { preference: -3 }, { preference: atLeast(1) }],
    ['no comment', { comment: '\n\t' }, { comment: required }],
    ['nothing', NO_CREDITOR, Object.fromEntries(Object.keys(NO_CREDITOR).map((field) => [field, required]))],
  ])('with %s', (_what, changed, expected) => expect(getErrors(changed)).toEqual(expected));
});

/** Element texts of the parsed XML. */
function read(xml: string): Record<string, string> {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.tagName).toBe('request');
  return Object.fromEntries(
    [...parsed.documentElement.children].map(({ tagName, textContent }) => [tagName, textContent]),
  );
}

describe('a request', () => {
  it('is XML with an element for each field, the amount in the main unit', () => {
    expect(read(creditorXml(values))).toEqual({
      creditorname: 'Karoo Pharma',
      accountnumber: 'KP-1',
      creditlimit: '25000.50',
      preference: '3',
      comment: 'Soon',
    });
  });

  it.each([
    ['signs of XML', `<b>&amp; "it's" > </b>`],
    ['the end of a CDATA section', 'a ]]> b <![CDATA[ c ]]>'],
    ['a document type', '<!DOCTYPE r [<!ENTITY x "y">]>&x;'],
    ['the end tag of its own element', '</comment></request><request>'],
    ['an emoji', '🦓👩‍⚕️'],
    ['right to left', 'مرحبا \u202e שלום'],
    ['lines and tabs', 'one\n\ttwo'],
    ['a property of objects', '__proto__'],
    ['10 000 characters', 'x&'.repeat(5_000)],
  ])('contains %s as it was typed', (_what, comment) => {
    expect(read(creditorXml({ ...values, comment, creditorname: comment }))).toMatchObject({
      comment,
      creditorname: comment,
    });
  });

  it('leaves out characters that XML cannot hold', () => {
    const every = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
    expect(escapeXml(`a${every}b\ufffe\uffffc\ud800d\udc00e🦓`)).toBe('a\t\n\nbcde🦓');
    expect(escapeXml('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
  });
});
