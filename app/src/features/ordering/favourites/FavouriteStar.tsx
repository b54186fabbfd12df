import { Star } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import type { Product } from '#products/search/model/product.ts';
import { messages } from './messages.ts';

export interface FavouriteStarProps {
  product: Product;
  refusal: string | undefined;
  onToggle(): void;
}

/** Shows whether a product is a favourite, and toggles it, in a grid cell. */
export function FavouriteStar({ product, refusal, onToggle }: FavouriteStarProps) {
  const { isFavourite, description } = product;
  return (
    <CellButton label={messages.favourite(description)} refusal={refusal} pressed={isFavourite} onClick={onToggle}>
      <Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </CellButton>
  );
}
