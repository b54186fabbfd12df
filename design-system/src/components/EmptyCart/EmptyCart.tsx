import '../Logo/Logo.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface EmptyCartProps {
  /** The brand, from the deployment's configuration. */
  brand: BrandName;
  /** Height in px. */
  height?: number | undefined;
}

/** A brand's decorative picture of an empty cart, for its background. Add text next to it. */
export const EmptyCart = ({ brand, height = 120 }: EmptyCartProps) =>
  (['light', 'dark'] as const).map((ground) => (
    <img
      key={ground}
      className={`m-logo m-logo--page-${ground}`}
      src={brandInfo[brand].emptyCart[ground]}
      height={height}
      alt=""
    />
  ));
