import { lazy, Suspense, useState } from 'react';
import type { DescribeOrderFormProps } from './DescribeOrderForm.tsx';

// The forms' libraries weigh more than the rest of the ordering page's popups: they come with the first rename.
const DescribeOrderForm = lazy(() =>
  import('./DescribeOrderForm.tsx').then((module) => ({ default: module.DescribeOrderForm })),
);

/** 'Update Order Description': open while there is an order to rename (001 §2, other popups). */
export function DescribeOrderPopup(props: DescribeOrderFormProps) {
  const [needed, setNeeded] = useState(false);
  if (props.order && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <DescribeOrderForm {...props} />
    </Suspense>
  );
}
