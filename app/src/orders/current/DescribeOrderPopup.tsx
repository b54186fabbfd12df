import { useState } from 'react';
import { LoadingPopup } from '#keyboard/LoadingPopup.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { DescribeOrderFormProps } from './DescribeOrderForm.tsx';

// Loaded on the first rename, because the form libraries are larger than the other popups.
const DescribeOrderForm = lazyPart(() => import('./DescribeOrderForm.tsx'), 'DescribeOrderForm');

/** 'Update Order Description': open while there is an order to rename (001 §2, other popups). */
export function DescribeOrderPopup(props: DescribeOrderFormProps) {
  const [needed, setNeeded] = useState(false);
  if (props.order && !needed) setNeeded(true);
  return (
    <PartBoundary
      fallback={<LoadingPopup />}
      onFail={() => {
        setNeeded(false);
        props.onClose();
      }}
    >
      {needed && <DescribeOrderForm {...props} />}
    </PartBoundary>
  );
}
