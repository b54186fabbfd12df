import './Logo.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface LogoProps {
  /** The brand, from the deployment's configuration. */
  brand: BrandName;
  /** `mark` is the symbol, `wordmark` the symbol with the brand's name. */
  kind?: 'mark' | 'wordmark' | undefined;
  /** Background: a brand's top bar may be dark while its pages are light. */
  surface?: 'page' | 'topBar' | undefined;
  /** Height in px. */
  height?: number | undefined;
  /** Set it if the brand's name is next to it as text, to avoid reading it twice. */
  decorative?: boolean | undefined;
}

/**
 * A brand's logo. Both variants are rendered and CSS shows the one for its background, so theme changes do not
 * re-render.
 */
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
