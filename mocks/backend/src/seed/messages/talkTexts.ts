import type { MessageCategory } from '@mortar/contract';

/** Context of a conversation: facts of the supplier's previous order and of the calendar. */
export interface Occasion {
  /** The previous month, the present one and the next: 'February'. */
  months: readonly [before: string, now: string, next: string];
  season: string;
  representative: string;
  /** The next working day: 'Friday'. */
  weekday: string;
  /** A public holiday within the next two weeks: 'Easter'; '' if there is none. */
  holiday: string;
  ordernumber: string;
  invoicenumber: string;
  product: string;
  /** A product the supplier lacked; '' if it had everything. */
  missing: string;
}

export interface Talk {
  category: MessageCategory;
  subject(about: Occasion): string;
  /** '>' is the pharmacy, '<' the supplier. */
  said(about: Occasion): readonly string[];
  fits?(about: Occasion): boolean;
}

/** Statements arrive in the first days of a month, for the previous one. */
export const STATEMENTS: readonly Talk[] = [
  {
    category: 'Accounts',
    subject: ({ months }) => `Statement for ${months[0]}`,
    said: ({ months }) => [`< Your statement for ${months[0]} is ready. Please settle it by the 25th of ${months[1]}.`],
  },
  {
    category: 'Accounts',
    subject: ({ months }) => `Statement for ${months[0]}`,
    said: ({ months, invoicenumber }) => [
      `> Good morning, our ${months[0]} statement shows an invoice we never had. Could you look into it?`,
      '< Good morning. Which invoice is it, please?',
      `> Not ${invoicenumber}, that one we have. It is the one above it, over R1 204.50.`,
      '< You are right, it belongs to another account. The credit note is on its way.',
    ],
  },
  {
    category: 'Accounts',
    subject: ({ months }) => `Statement for ${months[0]}`,
    said: ({ months }) => [
      `< Your statement for ${months[0]} is ready.`,
      '> Thank you. May we pay in two halves this time?',
      '< Half by the 15th and the rest by the 30th is fine with us.',
    ],
  },
];

/** Other conversations of a year. */
export const TALKS: readonly Talk[] = [
  {
    category: 'General',
    subject: ({ weekday }) => `Delivery on ${weekday}`,
    said: ({ weekday }) => [
      `> Will ${weekday}’s delivery come before noon?`,
      '< Yes, your stop is the second of the round, at about half past nine.',
    ],
  },
  {
    category: 'General',
    subject: ({ ordernumber }) => `Short delivery, order ${ordernumber}`,
    said: ({ ordernumber, product }) => [
      `> Order ${ordernumber} came with one ${product} too few.`,
      '< We are sorry. The picker’s list says the box was full; could you count once more?',
      '> We did, twice. The seal was not broken.',
      '< Then we credit it. The note comes with tomorrow’s van.',
    ],
    fits: ({ product }) => product !== '',
  },
  {
    category: 'Support',
    subject: ({ missing }) => `When is ${missing} back?`,
    said: ({ missing, weekday }) => [
      `> You regretted ${missing} again. When do you expect it?`,
      `< The maker promised the end of the week. We keep some for you and let you know on ${weekday}.`,
    ],
    fits: ({ missing }) => missing !== '',
  },
  {
    category: 'Advertising',
    subject: ({ season }) => `${season} promotions`,
    said: ({ season }) => [`< Our ${season.toLowerCase()} promotions begin today: have a look at what is on special.`],
  },
  {
    category: 'Accounts',
    subject: ({ months }) => `New prices from 1 ${months[2]}`,
    said: ({ months }) => [
      `< Our list changes on the 1st of ${months[2]}. Orders that reach us before keep today’s prices.`,
      '> Could you send us what rises most?',
      '< Antibiotics and inhalers, by about four percent. Everything else stays close to where it is.',
    ],
  },
  {
    category: 'General',
    subject: ({ holiday }) => `Deliveries around ${holiday}`,
    said: ({ holiday }) => [
      `< We do not deliver on ${holiday}. Please order a day earlier than usual.`,
      '> Is the afternoon van before it running as always?',
      '< It leaves at noon that day.',
    ],
    fits: ({ holiday }) => holiday !== '',
  },
  {
    category: 'Support',
    subject: () => 'Cold chain boxes',
    said: () => [
      '> The last cold chain box arrived open. Please check how they are closed.',
      '< Thank you for telling us. We seal them with tape from now on.',
    ],
  },
  {
    category: 'Accounts',
    subject: ({ invoicenumber }) => `Credit note for ${invoicenumber}`,
    said: ({ invoicenumber, product }) => [
      `> ${invoicenumber} charges ${product} above the price it was ordered at.`,
      '< The lower price counts. Our accounts department makes a credit note today.',
    ],
    fits: ({ invoicenumber }) => invoicenumber !== '',
  },
  {
    category: 'General',
    subject: ({ product }) => `Return of ${product}`,
    said: ({ product }) => [
      `> We would like to return two ${product}, ordered by mistake and unopened.`,
      '< Please give them to the driver with a copy of the invoice.',
      '> Done this morning.',
      '< Received and credited, less ten percent for handling.',
    ],
    fits: ({ product }) => product !== '',
  },
  {
    category: 'Support',
    subject: ({ product }) => `Barcode of ${product}`,
    said: ({ product }) => [
      `> The barcode on ${product} is not the one on your list.`,
      '< The maker changed its pack. We add the new code to the list this week.',
    ],
    fits: ({ product }) => product !== '',
  },
  {
    category: 'General',
    subject: () => 'Your representative',
    said: ({ representative }) => [
      `< ${representative} looks after your pharmacy from this week on. When may we introduce ourselves?`,
      '> Any day after two o’clock suits us.',
      '< Then Wednesday at half past two.',
    ],
  },
];
