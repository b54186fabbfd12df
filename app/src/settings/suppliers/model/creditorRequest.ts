import { number, object } from 'yup';
import { typedLine } from '#parts/typed/typedText.ts';
import { type Cents, fromCents } from '#rules/money.ts';
import { messages } from '#settings/suppliers/messages.ts';

/** Form values of a new creditor's request (002 §3); empty numbers are null. */
export interface CreditorValues {
  creditorname: string;
  accountnumber: string;
  creditlimit: Cents | null;
  /** Rank among suppliers, 1 is first. */
  preference: number | null;
  comment: string;
}

export const NO_CREDITOR: CreditorValues = {
  creditorname: '',
  accountnumber: '',
  creditlimit: null,
  preference: null,
  comment: '',
};

const { required, atLeast } = messages.rules;
const text = typedLine().trim().required(required);

/** Validation of the form: everything is required (002 §5). */
export const creditorSchema = object({
  creditorname: text,
  accountnumber: text,
  creditlimit: number().nullable().min(0, atLeast(0)).required(required),
  preference: number().nullable().integer(atLeast(1)).min(1, atLeast(1)).required(required),
  comment: text,
});

/** Characters not allowed in XML: most control characters, lone surrogates, and two code points. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML elements and attributes. */
export const escapeXml = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Returns the request for support as XML, one element per field (002 §5, §7). */
export function creditorXml(values: CreditorValues): string {
  const fields = {
    creditorname: values.creditorname.trim(),
    accountnumber: values.accountnumber.trim(),
    creditlimit: fromCents(values.creditlimit ?? 0).toFixed(2),
    preference: String(values.preference ?? ''),
    comment: values.comment.trim(),
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><request>${elements.join('')}</request>`;
}
