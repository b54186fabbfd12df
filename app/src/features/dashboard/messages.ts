/** Texts of the dashboard (000 §2, §8). */
export const messages = {
  greeting: (name: string) => `Hello, ${name}`,
  notActivated: "Your profile isn't fully activated yet, we'll notifiy you when you're all set up.",
  tiles: 'Where to',
  darkMode: 'Dark mode (beta)',
  adverts: {
    label: 'Adverts',
    advert: (number: number) => `Advert ${number}`,
    start: (advert: string) => `${advert}: start an order`,
    starting: 'Starting your order...',
    failed: (code: string, step: string) =>
      `Sorry an error has occurred, code: ${code} (${step}), please try again or submit a support ticket.`,
  },
} as const;
