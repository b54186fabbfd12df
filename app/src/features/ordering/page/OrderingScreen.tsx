import { OrderingPage } from './OrderingPage.tsx';

/** /Ordering (000 §2). */
export function OrderingScreen() {
  return <OrderingPage />;
}
