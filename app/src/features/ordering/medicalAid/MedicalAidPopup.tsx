import { Button, EmptyState, ErrorState, FactList, LoadingState, Popup } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '#products/search/model/product.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { medicalAidQuery } from './api/medicalAid.ts';
import { messages } from './messages.ts';
import { medicalAidFacts } from './model/medicalAidFacts.ts';
import type { Scheme } from './model/schemes.ts';
import './medicalAid.css';

export interface MedicalAidPopupProps {
  scheme: Scheme;
  product: Pick<Product, 'description' | 'nappiCode'>;
  onClose(): void;
}

/** 'Discovery Details', 'Medicine Price List Details', 'MRP Details' and 'Gems Details' of a product (001 §2). */
export function MedicalAidPopup({ scheme, product, onClose }: MedicalAidPopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      open
      title={messages[scheme].title}
      size="md"
      onClose={onClose}
      initialFocusRef={button}
      footer={
        <Button ref={button} keyHint="↵" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div className="medical-aid">
        <p className="medical-aid-product" translate="no">
          {product.description}
        </p>
        <Details scheme={scheme} nappi={product.nappiCode} />
      </div>
    </Popup>
  );
}

function Details({ scheme, nappi }: { scheme: Scheme; nappi: string }) {
  const money = useMoney();
  const query = useQuery(medicalAidQuery(useClient(), nappi));
  if (query.isPending) return <LoadingState text={messages.loading} />;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  const facts = medicalAidFacts(scheme, query.data, money);
  return facts ? <FactList size="lg" facts={facts} /> : <EmptyState text={messages[scheme].none} />;
}
