import type { Product } from '@mortar/contract';
import { Popover } from '@mortar/design-system';
import type { ReactElement } from 'react';
import type { Deal } from '#rules/quantity.ts';
import { messages } from './messages.ts';
import { ProductFacts } from './ProductFacts.tsx';
import './product.css';

export interface ProductPopoverProps {
  product: Product;
  msi: string;
  deal: Deal | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What opens it, and what it hangs from. */
  button: ReactElement;
}

/** All facts of the product over the page, beside the button that opens them (001 §2, product info panel). */
export function ProductPopover({ open, onOpenChange, button, ...facts }: ProductPopoverProps) {
  return (
    <Popover
      label={messages.info.title}
      open={open}
      onOpenChange={onOpenChange}
      width={880}
      placement="bottom-end"
      trigger={button}
    >
      <div className="product-facts">
        <ProductFacts {...facts} />
      </div>
    </Popover>
  );
}
