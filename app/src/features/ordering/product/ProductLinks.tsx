import { TextLink } from '@mortar/design-system';
import { useState } from 'react';
import { messages as keywordMessages } from '#features/ordering/keywords/messages.ts';
import { MedicalAidLinks } from '#features/ordering/medicalAid/MedicalAidLinks.tsx';
import { messages as composing } from '#messaging/composing/messages.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { Product } from '#products/search/model/product.ts';
import { messages } from './messages.ts';
import './product.css';

const KeywordManagementPopup = lazyPart(
  () => import('#features/ordering/keywords/KeywordManagementPopup.tsx'),
  'KeywordManagementPopup',
);
const ProductHistoryPopup = lazyPart(() => import('./ProductHistoryPopup.tsx'), 'ProductHistoryPopup');

/** Links of a product: medical aids, keywords, history (001 §2, product info panel). */
export function ProductLinks({ product }: { product: Product }) {
  const [open, setOpen] = useState<'keywords' | 'history' | null>(null);
  const { ask, popup } = useAsk();
  const close = () => setOpen(null);
  return (
    <div className="product-links">
      <MedicalAidLinks product={product} />
      <nav className="product-links__own" aria-label={messages.info.links}>
        <TextLink onClick={() => setOpen('keywords')}>{keywordMessages.link}</TextLink>
        <TextLink onClick={() => setOpen('history')}>{messages.history.title}</TextLink>
        {ask && (
          <TextLink
            onClick={() =>
              ask({
                subject: product.description,
                reference: messages.info.ask(product.description, product.nappiCode),
              })
            }
          >
            {composing.prompting.supplier}
          </TextLink>
        )}
      </nav>
      {popup}
      <PartBoundary onFail={close}>
        {open === 'keywords' && <KeywordManagementPopup product={product} onClose={close} />}
        {open === 'history' && <ProductHistoryPopup product={product} onClose={close} />}
      </PartBoundary>
    </div>
  );
}
