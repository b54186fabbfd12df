import type { Product } from '@mortar/contract';
import { Star } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import { messages } from './messages.ts';

export interface FavouriteStarProps {
  product: Product;
  refusal: string | undefined;
  onToggle(): void;
}

/** Shows whether a product is a favourite, and toggles it, in a grid cell. */
export function FavouriteStar({ product, refusal, onToggle }: FavouriteStarProps) {
  const { isfavourite, productdescription } = product;
  return (
    <CellButton
      label={messages.favourite(productdescription)}
      refusal={refusal}
      pressed={isfavourite}
      onClick={onToggle}
    >
      <Star size={16} aria-hidden fill={isfavourite ? 'currentColor' : 'none'} />
    </CellButton>
  );
}
