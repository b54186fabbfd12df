import { detectContents, type FileContents, HEAD_BYTES } from './detectContents.ts';
import { formatFileSize } from './formatFileSize.ts';
import { messages } from './messages.ts';

/** What may be taken. */
export interface FileRules {
  /** Endings with their point, `.xml`, or types, `image/*`: as in an `<input>`. Everything, without it. */
  accept?: readonly string[] | undefined;
  /** The size that is just not refused. */
  maxBytes?: number | undefined;
  /** What the first bytes must show, where a name is not enough. `text` takes `xml` too. */
  contents?: readonly FileContents[] | undefined;
}

const named = (file: File, accept: readonly string[]) =>
  accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });

/** Why a file is refused, or nothing. Of its bytes only the first are read, and only for `contents`. */
export const validateFile = async (file: File, rules: FileRules): Promise<string | undefined> => {
  const { accept, maxBytes, contents } = rules;
  if (accept && !named(file, accept)) return messages.refused.type(file.name, accept.join(', '));
  if (file.size === 0) return messages.refused.empty(file.name);
  if (maxBytes !== undefined && file.size > maxBytes) {
    return messages.refused.size(file.name, formatFileSize(file.size), formatFileSize(maxBytes));
  }
  if (!contents) return undefined;
  const found = detectContents(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const fits = contents.includes(found) || (found === 'xml' && contents.includes('text'));
  return fits ? undefined : messages.refused.contents(file.name);
};
