import { DocumentError } from './worker/documentError.ts';

/**
 * Reads the bytes of a chosen file. These are checked and sent, even if the file changes later.
 * @throws DocumentError `changed` if it was changed, moved or locked since it was chosen
 */
export async function readChosenFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new DocumentError('changed', { cause: error });
  }
}

/** Encodes bytes as base64 without blocking the page. */
export function toBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new DocumentError('failed', { cause: reader.error }));
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.readAsDataURL(new Blob([bytes]));
  });
}
