import { useState } from 'react';
import { Scanning, type ScanningProps } from '#features/ordering/scanning/Scanning.tsx';
import { type StoredCode, storeCodes } from '#features/ordering/scanning/storedCodes.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { useSession } from '#session/useSession.ts';

/** Shown once scans are handled. */
export const READY = 'Scan a code.';

export interface StoredProps extends Partial<Pick<ScanningProps, 'prompting' | 'onChoose'>> {
  left?: readonly Omit<StoredCode, 'orderid'>[];
}

/** Scan handling over the open order, without a product. */
export function Stored({ left = [], prompting = false, onChoose = () => undefined }: StoredProps) {
  const { current } = useCurrentOrder();
  const { username } = useSession().staff;
  const orderid = current?.orderId ?? NO_ORDER;
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
        orderId={orderid}
        prompting={prompting}
        onChoose={onChoose}
        product={null}
        waiting={false}
        onStart={() => () => undefined}
        toSearch={() => undefined}
        returnFocus={() => null}
      />
    </>
  );
}
