import { type ReadCode, readCode } from '@mortar/reading';
import { classifySlowScan, getScanPlace } from '#keyboard/scanner/slowScan.ts';
import { useBarcodeScanner } from '#keyboard/scanner/useBursts.ts';
import { ScannedCodes } from './ScannedCodes.tsx';
import { useStoredCodes } from './useKeptCodes.ts';
import { usePastedCodes } from './usePastedCodes.ts';
import { type OrderingNow, useScannedProduct } from './useScannedProduct.ts';

export interface ScanningProps extends OrderingNow {
  /** The open order; `NO_ORDER` while none is. */
  orderid: number;
  /** A key that may be a scanner's first. @returns what takes back whatever its first keys begin on the page */
  onStart(): () => void;
  /** Gives the keyboard to the search for products. */
  toSearch(): void;
  /** What has the keyboard where nothing else wants it. */
  returnFocus(): HTMLElement | null;
}

/** Scanners and pasted codes, wherever the keyboard is on the page, and the list of what no product was found for. */
export function Scanning({ orderid, onStart, toSearch, returnFocus, ...now }: ScanningProps) {
  const kept = useStoredCodes(orderid);
  const lookUp = useScannedProduct(now, kept);
  const read = (scanned: ReadCode | null) => void (scanned && lookUp(scanned));
  useBarcodeScanner({
    onStart,
    isAsked: () => now.asking,
    classify: (text, target) => classifySlowScan(text, getScanPlace(target)),
    onCode: (text) => read(readCode(text)),
  });
  usePastedCodes(read);
  return (
    <ScannedCodes
      codes={kept.codes}
      onLookUp={(code) => read(readCode(code))}
      onSearch={toSearch}
      onRemove={kept.forget}
      returnFocus={returnFocus}
    />
  );
}
