import '../Logo/Logo.css';
import './FooterBanner.css';
import { type BrandName, brandInfo } from '@mortar/themes';

interface FooterBannerProps {
  /** The brand, from the deployment's configuration. */
  brand: BrandName;
}

/** A brand's banner for the page footer. Its end is cropped if space is short. */
export const FooterBanner = ({ brand }: FooterBannerProps) => (
  <div className="m-footer-banner">
    {(['light', 'dark'] as const).map((ground) => (
      <img key={ground} className={`m-logo--page-${ground}`} src={brandInfo[brand].footerBanner[ground]} alt="" />
    ))}
  </div>
);
