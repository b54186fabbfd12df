import type { MessageCategory } from '@mortar/contract';

/** A topic of questions with its answers. */
export interface Topic {
  /** Beginnings of words that indicate it, in lower case: 'deliver' also finds 'delivery'. */
  words: readonly string[];
  /** Categories that indicate it if no word does. */
  categories?: readonly MessageCategory[];
  answers: readonly string[];
  /** Answers to a message that quotes a number, inserted for {number}. */
  quoting?: readonly string[];
}

/** Topics of suppliers. The first of equal matches wins. */
export const SUPPLIER_TOPICS: readonly Topic[] = [
  {
    words: ['invoice', 'statement', 'credit', 'account', 'paid', 'payment', 'vat', 'remittance'],
    categories: ['Accounts'],
    answers: [
      'Our accounts department has a copy of the invoice ready for you.',
      'We have asked accounts to check it. You get a credit note with the next statement if it is our mistake.',
      'Thank you. The payment shows on our side; the statement catches up at the end of the month.',
      'Could you tell us the number of the invoice, please? It stands at the top right.',
    ],
    quoting: [
      'We have found {number} and sent a copy of it to the address that we have on file for you.',
      'Thank you, {number} is with our accounts department. They come back to you within two working days.',
    ],
  },
  {
    words: ['stock', 'available', 'availability', 'short', 'backorder', 'discontinu', 'supply'],
    answers: [
      'We have stock of that again from Thursday. Shall we keep some for you?',
      'It is short at the manufacturer at present. We expect a part delivery next week and share it out.',
      'There are 40 packs in the depot as I write. They go to the first who orders.',
      'Another pack size is in stock. Would that help you until the usual one is back?',
    ],
  },
  {
    words: ['deliver', 'van', 'driver', 'courier', 'saturday', 'depot', 'late', 'parcel'],
    answers: [
      'Your order is packed and leaves our depot with the afternoon van.',
      'The driver is held up in traffic and should be with you within the hour.',
      'We deliver on Saturdays until noon, for orders that reach us by Friday at four.',
    ],
    quoting: ['Order {number} is on the van. It is the sixth stop, so please expect it after eleven.'],
  },
  {
    words: ['return', 'damaged', 'expir', 'broken', 'wrong', 'missing', 'recall', 'uplift'],
    answers: [
      'We are sorry about that. Please keep the goods aside, the driver takes them back with the next delivery.',
      'Could you send us the batch number and how many packs are affected, please?',
      'An uplift is booked. The credit note follows once the goods are back with us.',
    ],
    quoting: ['We have noted {number} as short delivered and send the rest with the next van.'],
  },
  {
    words: ['cold', 'fridge', 'insulin', 'vaccine', 'temperature'],
    answers: [
      'Cold chain goods leave in a box with a logger. Please sign for the temperature when you open it.',
      'Our cold chain van runs on Tuesdays and Thursdays. Orders by nine go with it.',
    ],
  },
  {
    words: ['price', 'promotion', 'deal', 'bonus', 'discount', 'special', 'advert', 'catalogue'],
    categories: ['Advertising'],
    answers: [
      'The promotion runs until the end of the month, while stocks last.',
      'The new price list holds from the first. Orders that reach us before then have the old price.',
      'We can offer 11 for 10 on that line. It shows with your prices from tomorrow.',
    ],
  },
  {
    words: ['order', 'sent', 'confirm', 'cancel', 'quantity'],
    answers: [
      'Your order reached us and is being picked.',
      'Could you tell us the order number, please?',
      'It can still be changed until it is packed, which is at about two.',
    ],
    quoting: ['Order {number} reached us and is being picked.', 'We have put {number} on hold until we hear from you.'],
  },
  {
    words: ['hour', 'open', 'closed', 'holiday', 'easter', 'christmas', 'weekend'],
    answers: [
      'We are closed on public holidays. Orders of the evening before leave on the next working day.',
      'The office is open from eight to five, the depot from six.',
    ],
  },
  {
    words: ['thank', 'thanks', 'great', 'perfect'],
    answers: ['With pleasure.', 'You are welcome. Have a good day.', 'Glad that we could help.'],
  },
];

/** Answers without a matching topic. */
export const SUPPLIER_ANSWERS: readonly string[] = [
  'Thank you for your message. We are looking into it and come back to you today.',
  'Good day. I have passed this on to your representative, who calls you this afternoon.',
  'Thank you, we have made a note of it.',
];

export const SUPPORT_TOPICS: readonly Topic[] = [
  {
    words: ['linked', 'incorrect', 'match', 'duplicate'],
    answers: [
      'We have corrected the link you reported. It shows with the next search.',
      'We asked the supplier which pack it sends, and correct the link as soon as we hear.',
    ],
  },
  {
    words: ['creditorname', 'creditor', 'supplier', 'wholesaler'],
    answers: [
      'The account is being opened. You can order from it once the supplier has confirmed its number.',
      'We have sent your request to the supplier and let you know when it answers.',
    ],
  },
  {
    words: ['password', 'login', 'sign', 'user', 'role', 'locum', 'permission'],
    answers: [
      'Your administrator gives and takes rights under Settings, Users. They hold from the next login.',
      'We have looked at the account and it is in order. Please sign in again and let us know.',
    ],
  },
  {
    words: ['print', 'printer', 'paper'],
    answers: ['Please choose the printer once more under Ordering Settings, and try a single page first.'],
  },
  {
    words: ['report', 'total', 'figure', 'graph', 'purchases'],
    answers: [
      'The figures are made overnight. They are complete on the third of a month.',
      'We have found the line that was counted twice. The total is right from tomorrow.',
    ],
  },
  {
    words: ['order', 'sent', 'response', 'regret'],
    answers: [
      'Could you tell us the order number, please?',
      'We see the order. The supplier has it since this morning.',
    ],
    quoting: ['We have looked at {number}: it was sent, and the supplier has it.'],
  },
  {
    words: ['invoice', 'statement', 'account', 'payment'],
    categories: ['Accounts'],
    answers: ['Our accounts department has the invoice and sends you a copy by e-mail.'],
    quoting: ['We have sent you a copy of {number} by e-mail.'],
  },
  {
    words: ['slow', 'error', 'crash', 'frozen', 'screen', 'browser'],
    answers: [
      'Please reload the page once. If it happens again, tell us at what time, and we look it up.',
      'We found the mistake. It is mended with the next version.',
    ],
  },
  {
    words: ['promotion', 'advert', 'banner'],
    categories: ['Advertising'],
    answers: ['The promotion is the supplier’s own. We have passed your question on to it.'],
  },
  {
    words: ['thank', 'thanks', 'works', 'solved'],
    answers: ['With pleasure. We close this ticket; answer it if there is anything else.', 'Glad to hear it.'],
  },
];

export const SUPPORT_ANSWERS: readonly string[] = [
  'Thank you, we have your ticket and are looking into it.',
  'This should be in order now. Please sign in again and let us know.',
  'We would like to see it for ourselves. When may we call you?',
];
