import type { Product } from '@mortar/contract';
import { Star } from 'lucide-react';
import { messages } from './messages.ts';
import './favourites.css';

export interface FavouriteStarProps {
  product: Product;
  /** Why it cannot be changed. */
  refusal: string | undefined;
  onToggle(): void;
}

/** Whether a product is a favourite, and the switch of it; a plain button, since it stands in a grid's cell. */
export function FavouriteStar({ product, refusal, onToggle }: FavouriteStarProps) {
  const label = messages.favourite(product.productdescription);
  return (
    <button
      type="button"
      className="favourite-star"
      aria-pressed={product.isfavourite}
      aria-disabled={refusal !== undefined || undefined}
      // As its title alone: as its name too, it would be read twice.
      {...(refusal ? { 'aria-label': label, title: refusal } : { title: label })}
      onClick={onToggle}
    >
      <Star size={16} aria-hidden fill={product.isfavourite ? 'currentColor' : 'none'} />
    </button>
  );
}
