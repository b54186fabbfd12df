import { type ReadCode, readCode } from '@mortar/reading';
import { classifySlowScan, getScanPlace } from '#keyboard/scanner/slowScan.ts';
import { useBarcodeScanner } from '#keyboard/scanner/useBarcodeScanner.ts';
import { ScannedCodes } from './ScannedCodes.tsx';
import { usePastedCodes } from './usePastedCodes.ts';
import { type OrderingNow, useScannedProduct } from './useScannedProduct.ts';
import { useStoredCodes } from './useStoredCodes.ts';

export interface ScanningProps extends OrderingNow {
  /** The open order; `NO_ORDER` if none is. */
  orderId: number;
  /** Called for a key that may start a scan. @returns function that reverts the effect of its first keys */
  onStart(): () => void;
  /** Focuses the product search. */
  toSearch(): void;
  /** Fallback for focus. */
  returnFocus(): HTMLElement | null;
}

/** Handles scanned and pasted codes with focus anywhere on the page, and lists codes without a product. */
export function Scanning({ orderId, onStart, toSearch, returnFocus, ...now }: ScanningProps) {
  const storedCodes = useStoredCodes(orderId);
  const lookUp = useScannedProduct(now, storedCodes);
  const read = (scanned: ReadCode | null) => void (scanned && lookUp(scanned));
  useBarcodeScanner({
    onStart,
    isPromptOpen: () => now.prompting,
    classify: (text, target) => classifySlowScan(text, getScanPlace(target)),
    onCode: (text) => read(readCode(text)),
  });
  usePastedCodes(read);
  return (
    <ScannedCodes
      codes={storedCodes.codes}
      onLookUp={(code) => read(readCode(code))}
      onSearch={toSearch}
      onRemove={storedCodes.forget}
      returnFocus={returnFocus}
    />
  );
}
