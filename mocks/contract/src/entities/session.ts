import * as z from 'zod/mini';
import { added, addedText, flag, id, text } from '../scalars.ts';

/** Medicine schedules a role may order, from front shop to controlled (000 §3). */
export const productSchedules = z.object({
  n: flag,
  nm: flag,
  zero: flag,
  one: flag,
  two: flag,
  three: flag,
  four: flag,
  five: flag,
  six: flag,
  seven: flag,
});

export const rolePermissions = z.object({
  dashboard: z.object({ ordering: flag, reports: flag, brandedstore: flag, messaging: flag, settings: flag }),
  ordering: z.object({
    frontshopproducts: flag,
    dispensaryproducts: flag,
    read: flag,
    update: flag,
    create: flag,
    send: flag,
    productschedules: productSchedules,
  }),
  reports: z.object({ read: flag, export: flag }),
});
export type RolePermissions = z.output<typeof rolePermissions>;

export const role = z.object({
  roleid: id,
  rolename: text,
  iscustompreset: flag,
  issuperuser: flag,
  retailerid: id,
  rolepermissions: rolePermissions,
});
export type Role = z.output<typeof role>;

/** The signed-in user and pharmacy (000 §3, user details). */
export const staff = z.object({
  retailerid: id,
  retailername: text,
  bhf: text,
  staffid: id,
  staffname: text,
  username: z.string(),
  title: text,
  name: text,
  surname: text,
  initials: text,
  emailaddress: text,
  mobilenumber: text,
  idnumber: text,
  dob: text,
  image: text,
  grouporderingenabled: flag,
  brandedstoreenabled: flag,
  advertisementsenabled: flag,
  profileactivated: flag,
  initiallogin: flag,
  physicaladdress: text,
  physicalsuburb: text,
  physicalcity: text,
  physicalareacode: text,
  role,
});
export type Staff = z.output<typeof staff>;

/** Accessible text of an advert or banner. Our addition, absent from the specification (0036). */
const words = {
  /** Its subject; '' if the picture contains everything. */
  headline: addedText,
  /** A second line; '' for none. */
  line: addedText,
};

/** An advert of the dashboard; with text the picture is optional. */
export const footerAd = z.object({ adid: id, imageurl: text, isclickable: flag, ...words });
export type FooterAd = z.output<typeof footerAd>;
export const footerAds = z.array(footerAd);

/** Text of a promo banner; empty if it cannot be read. */
export const bannerWords = added(z.object(words), { headline: '', line: '' });
export type BannerWords = z.output<typeof bannerWords>;

export const branding = z.object({
  brandedicon: text,
  promobanners: z.array(text),
  /** Text of each of `promobanners`, by index. Our addition, absent from the specification (0036). */
  promobannerwords: added(z.array(bannerWords), []),
  dashboardpromoadvertbtn: text,
  dashboardpromobtn: text,
  dashboardfooterads: footerAds,
});
export type Branding = z.output<typeof branding>;
