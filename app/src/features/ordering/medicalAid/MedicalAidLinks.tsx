import { TextLink } from '@mortar/design-system';
import { useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { Product } from '#products/search/model/product.ts';
import { useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { SCHEMES, type Scheme } from './model/schemes.ts';
import './medicalAid.css';

const MedicalAidPopup = lazyPart(() => import('./MedicalAidPopup.tsx'), 'MedicalAidPopup');

/** Links to a product's medical aid entries; empty if the setting hides them or there are none (001 §2, §6). */
export function MedicalAidLinks({ product }: { product: Product }) {
  const { ordering_General_DisplayMedicalAidInfo_Enabled: shown } = useSettings();
  const [open, setOpen] = useState<Scheme | null>(null);
  const listed = shown ? SCHEMES.filter((scheme) => product[scheme]) : [];
  if (listed.length === 0) return null;
  return (
    <nav className="medical-aid-links" aria-label={messages.schemes.title}>
      <span>{messages.schemes.title}</span>
      {listed.map((scheme) => (
        <TextLink key={scheme} onClick={() => setOpen(scheme)}>
          {messages.schemes.links[scheme]}
        </TextLink>
      ))}
      <PartBoundary onFail={() => setOpen(null)}>
        {open && <MedicalAidPopup scheme={open} product={product} onClose={() => setOpen(null)} />}
      </PartBoundary>
    </nav>
  );
}
