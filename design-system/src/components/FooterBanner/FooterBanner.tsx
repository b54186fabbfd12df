import '../Logo/Logo.css';
import './FooterBanner.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface FooterBannerProps {
  /** Whose; take it from the deployment's configuration. */
  brand: BrandName;
}

/** A brand's strip for the foot of a page, drawn for its ground. Where room is short its end is cut off. */
export const FooterBanner = ({ brand }: FooterBannerProps) => (
  <div className="m-footer-banner">
    {(['light', 'dark'] as const).map((ground) => (
      <img key={ground} className={`m-logo--page-${ground}`} src={brandInfo[brand].footerBanner[ground]} alt="" />
    ))}
  </div>
);
