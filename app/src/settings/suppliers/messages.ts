/** Texts of Supplier Settings and of the request for a new creditor (002 §2.12, §5, §8). */
export const messages = {
  title: 'Supplier Settings',
  columns: { name: 'Full Name', creditLimit: 'Credit Limit', minimum: 'Min Order Value' },
  loading: 'Loading suppliers...',
  none: 'No suppliers available.',
  count: (count: number) => (count === 1 ? '1 supplier' : `${count} suppliers`),
  request: 'Request a new creditor',
  choose: 'Select a supplier.',
  terms: {
    title: 'Terms',
    text: 'Used for every order of this pharmacy.',
    creditLimit: 'Credit limit',
    creditLimitHint: 'What may be owed to it at the end of a month; 0 where none is set.',
    minimum: 'Minimum order value',
    minimumHint: 'Sending less shows how much is missing.',
    monthEnd: 'Month end',
    monthEndHint: 'The day its credit month ends. Usage starts again the day after.',
    choose: 'Choose a day',
    retailPrice: 'Retail price',
    retailPriceHint: 'Which price it is compared by, in your own words.',
    info: 'Additional info',
  },
  contact: {
    title: 'Contact',
    text: 'How to reach the supplier, and your account there.',
    telephone: 'Telephone number',
    email: 'E-mail address',
    account: 'Account number',
  },
  credit: {
    title: 'Credit this month',
    usage: 'Credit used this month',
    month: (from: string, to: string) => `Month from ${from} to ${to}`,
    /** Why it differs from the month below. @param ordered value ordered in that month */
    before: (ordered: string, rest: string) =>
      `${ordered} of it was ordered in this month, as shown below; ${rest} was owed before, or besides these orders.`,
    less: (ordered: string) => `In this month ${ordered} was ordered, as shown below; not all of it counts as used.`,
    loading: 'Loading credit...',
    none: 'No Credit Info, please contact support',
    months: 'Ordered in the last 12 months',
    monthsHint:
      'What was sent to it in each of its months. The credit that was used in earlier months is not known here.',
    noHistory: 'No History Found.',
    loadingHistory: 'Loading order history...',
  },
  rules: {
    required: 'Please fill out this field',
    select: 'Please make a selection',
    atLeast: (lowest: number) => `Must be ${lowest} or more`,
  },
  creditor: {
    title: 'Request a new creditor',
    about: 'Support opens an account for you with a supplier that is not in the list.',
    subject: 'New Creditor',
    name: 'Creditor name',
    account: 'Account number',
    limit: 'Credit limit',
    preference: 'Preference',
    preferenceHint: 'Rank among your suppliers: 1 is the most preferred.',
    retained: 'What you typed before your session ended stands here again. It is not sent yet.',
    comment: 'Comment',
    send: 'Send',
    cancel: 'Cancel',
    ok: 'OK',
    sent: (ticket: string, message: string) =>
      ['Ticket Submitted Successfully', ticket, message].filter(Boolean).join('. '),
    failed: 'Request for new supplier failed, please try again.',
    /** The result is unknown. */
    unknown:
      'Request for new supplier failed, please try again. It may have arrived without an answer: ask support before you send it again.',
  },
} as const;
