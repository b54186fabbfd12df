import '../Logo/Logo.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface EmptyCartProps {
  /** Whose; take it from the deployment's configuration. */
  brand: BrandName;
  /** Height in px. */
  height?: number | undefined;
}

/** A brand's drawing of a cart with nothing in it, for the ground it stands on. It says nothing: text stands beside it. */
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
