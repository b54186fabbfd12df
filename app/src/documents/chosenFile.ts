import { DocumentError } from './worker/documentError.ts';

/**
 * The bytes of a file that somebody chose, as they are now. What is checked and what is sent are these, whatever becomes
 * of the file meanwhile.
 * @throws DocumentError `changed` where it was changed, moved or locked since it was chosen
 */
export async function readChosenFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new DocumentError('changed', { cause: error });
  }
}

/** Bytes as base64, made by the browser beside the page's own work. */
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
