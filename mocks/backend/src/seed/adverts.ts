import type { Branding } from '@mortar/contract';
import { renderAdvert } from '../images/advert.ts';

/** A picture that contains its text, as on servers without advert text. */
const banner = (title: string, subtitle: string, hue: number) =>
  renderAdvert({ title, subtitle, hue, width: 1200, height: 300 });
const footer = (title: string, subtitle: string, hue: number) =>
  renderAdvert({ title, subtitle, hue, width: 960, height: 120 });

/**
 * The sample's branded store, with adverts and banners of each kind: text, picture, both. The shop's icon is the
 * brand's own.
 */
export const BRANDED_STORE: Branding = {
  brandedicon: '',
  promobanners: [
    '',
    banner('Baby month', 'Nappies, wipes and formula', 325),
    renderAdvert({ title: 'Vitamins for everyone', hue: 95, width: 480, height: 320 }),
  ],
  promobannerwords: [
    { headline: 'Autumn cold and flu', line: 'Order a case, get one free' },
    { headline: '', line: '' },
    { headline: 'Vitamins for everyone', line: 'Up to 30 % below the list' },
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
    { adid: 1, imageurl: '', isclickable: true, headline: 'Cold and flu', line: 'Click to order' },
    { adid: 2, imageurl: footer('Sun care', 'New in the shop', 35), isclickable: false, headline: '', line: '' },
    {
      adid: 3,
      imageurl: renderAdvert({ title: 'Baby month', hue: 325, width: 480, height: 160 }),
      isclickable: true,
      headline: 'Baby month',
      line: 'Click to order',
    },
  ],
};

/** Plain pictures, for clients without branded store support. */
export const ADVERTISEMENTS: readonly string[] = [
  footer('Cold and flu', 'Click to order', 205),
  footer('Sun care', 'New in the shop', 35),
  footer('Baby month', 'Click to order', 325),
];
