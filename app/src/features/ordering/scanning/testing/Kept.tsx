import { useState } from 'react';
import { Scanning, type ScanningProps } from '#features/ordering/scanning/Scanning.tsx';
import { type StoredCode, storeCodes } from '#features/ordering/scanning/storedCodes.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { useSession } from '#session/useSession.ts';

/** Shown once scans are handled. */
export const READY = 'Scan a code.';

export interface KeptProps extends Partial<Pick<ScanningProps, 'asking' | 'onChoose'>> {
  /** Stored codes. */
  left?: readonly Omit<StoredCode, 'orderid'>[];
}

/** Scan handling over the open order, without a product. */
export function Kept({ left = [], asking = false, onChoose = () => undefined }: KeptProps) {
  const { current } = useCurrentOrder();
  const { username } = useSession().staff;
  const orderid = current?.orderid ?? NO_ORDER;
  useState(() =>
    storeCodes(
      username,
      left.map((each) => ({ ...each, orderid })),
    ),
  );
  return (
    <>
      <p>{READY}</p>
      <Scanning
        {...{ orderid, asking, onChoose }}
        product={null}
        waiting={false}
        onStart={() => () => undefined}
        toSearch={() => undefined}
        returnFocus={() => null}
      />
    </>
  );
}
