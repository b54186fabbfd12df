import type { Branding } from '@mortar/contract';
import { renderAdvert } from '../images/advert.ts';

const banner = (title: string, subtitle: string, hue: number) =>
  renderAdvert({ title, subtitle, hue, width: 1200, height: 300 });
const footer = (title: string, subtitle: string, hue: number) =>
  renderAdvert({ title, subtitle, hue, width: 960, height: 120 });

/** The branded store of the sample: every picture is rendered here. The shop's icon stays the brand's own. */
export const BRANDED_STORE: Branding = {
  brandedicon: '',
  promobanners: [
    banner('Autumn cold and flu', 'Order a case, get one free', 205),
    banner('Baby month', 'Nappies, wipes and formula', 325),
    banner('Vitamins for everyone', 'Up to 30 % below the list', 95),
  ],
  dashboardpromoadvertbtn: renderAdvert({
    title: 'Promotions',
    subtitle: 'This week',
    hue: 265,
    width: 480,
    height: 320,
  }),
  dashboardpromobtn: renderAdvert({ title: 'Promotions', subtitle: 'Open the shop', hue: 265, width: 240, height: 80 }),
  dashboardfooterads: [
    { adid: 1, imageurl: footer('Cold and flu', 'Click to order', 205), isclickable: true },
    { adid: 2, imageurl: footer('Sun care', 'New in the shop', 35), isclickable: false },
    { adid: 3, imageurl: footer('Baby month', 'Click to order', 325), isclickable: true },
  ],
};

/** What the dashboard's footer shows one after the other. */
export const ADVERTISEMENTS: readonly string[] = BRANDED_STORE.dashboardfooterads.map(({ imageurl }) => imageurl);
