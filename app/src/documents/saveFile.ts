import { safeFileName } from './fileNames.ts';

/** Hands a file that was made here to the browser, which asks where to or keeps it among the downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The browser reads it after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
