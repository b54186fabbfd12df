import './Logo.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface LogoProps {
  /** Whose; take it from the deployment's configuration. */
  brand: BrandName;
  /** `mark` is the sign alone, `wordmark` the sign with the brand's name. */
  kind?: 'mark' | 'wordmark' | undefined;
  /** What it stands on: the top bar of a brand may be dark while its pages are light. */
  surface?: 'page' | 'topBar' | undefined;
  /** Height in px. */
  height?: number | undefined;
  /** Set it when the brand's name stands beside it in words: it is not read twice then. */
  decorative?: boolean | undefined;
}

/** A brand's picture. Both drawings are there and the theme's CSS shows the one for its ground, so a switch renders nothing. */
export const Logo = ({ brand, kind = 'mark', surface = 'page', height = 28, decorative = false }: LogoProps) => {
  const { logo, productName } = brandInfo[brand];
  return (['light', 'dark'] as const).map((ground) => (
    <img
      key={ground}
      className={`m-logo m-logo--${surface === 'topBar' ? 'top-bar' : 'page'}-${ground}`}
      src={logo[kind][ground]}
      height={height}
      data-kind={kind}
      alt={decorative ? '' : productName}
    />
  ));
};
