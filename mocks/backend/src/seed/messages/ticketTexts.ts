/** Text of a ticket: '>' is the pharmacy, '<' support. */
export interface Thread {
  subject: string;
  said: readonly string[];
}

/** A pharmacy's tickets of a year, oldest first. The last message is support's, so that no answer is pending. */
export const THREADS: readonly Thread[] = [
  {
    subject: 'Second computer at the dispensary',
    said: [
      '> We put a second computer in the dispensary. Must we register it before we order from it?',
      '< No, signing in is enough. Give it a name under Settings so that your colleagues can tell the two apart.',
    ],
  },
  {
    subject: 'Order stayed open',
    said: [
      '> An order says it is opened by Thabo, but he has gone home.',
      '< His session has ended in the meantime, so the order is free again. Could you try once more?',
      '> Yes, it opens now. Thank you.',
      '< Good. An order that was left open frees itself when its session ends, after twelve hours at the latest.',
    ],
  },
  {
    subject: 'Old prices in a basket',
    said: [
      '> The prices in our month-end basket are those of last year.',
      '< A basket keeps products and quantities. The order that you make of it takes the prices of that day.',
    ],
  },
  {
    subject: 'Barcode scanner adds a zero',
    said: [
      '> Our new scanner puts a zero in front of every barcode, so nothing is found.',
      '< Some scanners send thirteen digits for shorter codes. Which model is it?',
      '> It says DS-2208 underneath.',
      '< Scan the code "Do not transmit UPC system digit" from its manual. I attach the page to this ticket’s e-mail.',
      '> That was it, it finds everything.',
      '< Glad to hear it.',
    ],
  },
  {
    subject: 'Statement shows another account',
    said: [
      '> Credit Usage for Kestrel Wholesale is that of our second account.',
      '< The limit is kept for the supplier as a whole. Your orders go to the account chosen when they are sent.',
    ],
  },
  {
    subject: 'A month is missing in a report',
    said: [
      '> The purchases report stops a month too early.',
      '< The figures are made overnight on the third of a month. They will be there tomorrow.',
      '> They are there now.',
      '< Thank you for coming back to us. We close this ticket.',
    ],
  },
  {
    subject: 'Locum needs to order',
    said: [
      '> A locum starts on Monday and should order but not change settings.',
      '< Make a role with Ordering alone under User Role Management and give it to the new user.',
      '> Can the role leave out schedule 6?',
      '< Yes, clear its box under Product Schedules. The change counts from the next sign-in.',
    ],
  },
  {
    subject: 'Supplier moved its depot',
    said: [
      '> Overberg Generics has a new telephone number, yours is out of date.',
      '< You can change it yourselves under Supplier Settings. We have also told the others.',
    ],
  },
  {
    subject: 'Import leaves lines out',
    said: [
      '> We imported a file of 212 lines and only 196 are in the order.',
      '< Could you send us the file? The feedback popup names what could not be linked.',
      '> It names sixteen, all front shop. Their nappi codes start with a zero that Excel took away.',
      '< Then format the column as text before you paste. I linked the sixteen for you this time.',
      '> Perfect, thank you.',
      '< You are welcome.',
    ],
  },
  {
    subject: 'Which price is shown?',
    said: [
      '> Is the price in the supplier grid with or without VAT?',
      '< Without, as your settings have it. You can show it with VAT under Ordering, Pricing.',
    ],
  },
  {
    subject: 'Regrets twice',
    said: [
      '> Two of our regrets stand there twice after we ordered them again.',
      '< They were regretted by two suppliers, so each keeps its own. Deleting one leaves the other.',
      '> We did not see that. Can the list be grouped by product?',
      '< Not yet. I have passed it on as a wish.',
    ],
  },
  {
    subject: 'Message from a supplier does not open',
    said: [
      '> The bell says Protea Medical wrote to us, but nothing happens when we click it.',
      '< The message was deleted by the supplier in the same minute. We removed the notification.',
    ],
  },
  {
    subject: 'Printing schedule 6 orders',
    said: [
      '> The printout of schedule 6 items leaves out the second page.',
      '< Which browser do you print from?',
      '> Edge, the current version.',
      '< We could repeat it. The release of next week corrects it; until then "Save as PDF" has both pages.',
      '> The new release prints both. Thank you.',
      '< Thank you for reporting it.',
    ],
  },
  {
    subject: 'Maximum quantity too low',
    said: [
      '> Nobody can order more than 100 saline vacolitres and the password is with our manager.',
      '< The administrator may raise the maximum under Order Settings, or enter the password once for such a line.',
    ],
  },
  {
    subject: 'Preferred products list',
    said: [
      '> Since this morning a window asks for a substitute with every statin.',
      '< Somebody switched the preferred products list on under Settings. Shall I switch it off?',
      '> No, leave it. Ayesha says it is meant to be so.',
      '< All right. A rank of VIP is the product your scheme prefers most.',
    ],
  },
  {
    subject: 'Sending took very long',
    said: [
      '> Sending to six suppliers took more than a minute yesterday afternoon.',
      '< One of them did not answer our server. The others had your orders within seconds.',
      '> How do we see which one?',
      '< In Responses it stays under "Waiting For a Response" until it answers.',
    ],
  },
  {
    subject: 'Holiday hours of support',
    said: [
      '> Is somebody there on public holidays?',
      '< The emergency number is answered from eight to one o’clock. Tickets wait for the next working day.',
    ],
  },
  {
    subject: 'Export opens with strange columns',
    said: [
      '> The exported order has dates like 45987 in one column.',
      '< Excel shows the day as a number when the column is too narrow for its format. Choose Date as its format.',
      '> It works. Could the export do that by itself?',
      '< It does from the next release on.',
    ],
  },
  {
    subject: 'New user for Saturdays',
    said: [
      '> How do we add somebody who only orders on Saturdays?',
      '< Add the user under Settings, Users, with a role of your own.',
    ],
  },
  {
    subject: 'Discount missing on a promotion',
    said: [
      '> The promotion promised one free for every six, the invoice has none.',
      '< Your order was sent with the free one. The supplier has to correct its invoice; shall we ask?',
      '> Please do.',
      '< They sent the credit note this morning.',
      '> Received.',
      '< Then this one is done.',
    ],
  },
  {
    subject: 'Two products under one nappi code',
    said: [
      '> Two pack sizes come up when we search for one nappi code.',
      '< The maker changed the pack and kept the code for a month. The old one disappears with the next list.',
    ],
  },
  {
    subject: 'Password of the front shop',
    said: [
      '> Zanele forgot her password and our administrator is on leave.',
      '< We may only reset it for the administrator. Is there a telephone number that we can reach her on?',
      '> 082 555 0101.',
      '< We spoke to her and she has reset it from home.',
    ],
  },
  {
    subject: 'Favourites of a colleague',
    said: [
      '> Can each of us have favourites of our own?',
      '< They belong to the pharmacy. Many give products a word of their own instead: see Keyword Management.',
      '> That helps, thank you.',
      '< With pleasure.',
    ],
  },
  {
    subject: 'Auto regrets chose a dear supplier',
    said: [
      '> An auto regret went to a supplier that asks twice the price.',
      '< It asks the preferred supplier first and the cheapest after it. Please look at the preference under Regret Settings.',
      '> We switched it off until we have gone through the list.',
      '< That is the safe way. The order that it made stays as it is: change or delete it as you like.',
    ],
  },
  {
    subject: 'Cold chain notice on the printout',
    said: [
      '> Could the order printout mark what has to stay cold?',
      '< Suppliers do not send us that yet. We asked two of them whether they could.',
      '< Kestrel Wholesale agreed: from next month its descriptions end with "(cold)".',
    ],
  },
  {
    subject: 'Screen too small at the counter',
    said: [
      '> The computer at the counter says the website is for desktops only.',
      '< Its window is narrower than 1020 pixels. Does it fill the whole screen?',
      '> It is an old 1024 screen with the taskbar on the side.',
      '< Move the taskbar to the bottom and it will fit. Anything from 1366 is comfortable.',
    ],
  },
];
