import { safeFileName } from './fileNames.ts';

/** Starts a browser download of a generated file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The browser reads the address after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
