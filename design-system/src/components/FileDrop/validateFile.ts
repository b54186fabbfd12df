import { detectContents, type FileContents, HEAD_BYTES } from './detectContents.ts';
import { formatFileSize } from './formatFileSize.ts';
import { messages } from './messages.ts';

/** Rules for accepted files. */
export interface FileRules {
  /** File endings with their dot, `.xml`, or types, `image/*`, as in an `<input>`. Default: all. */
  accept?: readonly string[] | undefined;
  /** Maximum size. */
  maxBytes?: number | undefined;
  /** Types required by the first bytes, if the name is not enough. `text` accepts `xml` too. */
  contents?: readonly FileContents[] | undefined;
}

const hasAcceptedName = (file: File, accept: readonly string[]) =>
  accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });

/** Returns why a file is refused, or undefined. Reads only its first bytes, and only for `contents`. */
export const validateFile = async (file: File, rules: FileRules): Promise<string | undefined> => {
  const { accept, maxBytes, contents } = rules;
  if (accept && !hasAcceptedName(file, accept)) return messages.refused.type(file.name, accept.join(', '));
  if (file.size === 0) return messages.refused.empty(file.name);
  if (maxBytes !== undefined && file.size > maxBytes) {
    return messages.refused.size(file.name, formatFileSize(file.size), formatFileSize(maxBytes));
  }
  if (!contents) return undefined;
  const found = detectContents(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const fits = contents.includes(found) || (found === 'xml' && contents.includes('text'));
  return fits ? undefined : messages.refused.contents(file.name);
};
