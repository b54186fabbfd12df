/** Texts of support messages and of supplier messages as tickets (002 §2.9, §2.10, §4, §5, §8). */
export const messages = {
  inbox: {
    empty: 'Inbox is currently empty',
    failed: 'Sorry, an error has occurred. Please refresh and try again',
    fetchFailed: 'Something went wrong. There are no messages, please return to the dashboard and try again',
    fillReply: 'Please fill out this field',
  },
  support: {
    title: 'Support Messages',
    list: 'Tickets',
    compose: 'Compose',
    filter: 'Show',
    search: 'Search tickets',
    loading: 'Loading tickets...',
    none: 'No tickets found.',
  },
  staff: {
    title: 'Support Staff',
    loading: 'Loading support staff...',
    none: 'No support staff available.',
    write: 'Compose',
    writeTo: (name: string) => `Compose to ${name}`,
    call: (name: string) => `Call ${name}`,
    mail: (name: string) => `E-mail ${name}`,
  },
  suppliers: {
    title: 'Supplier Messages',
    list: 'Conversations',
    newMessage: 'New Message',
    search: 'Search conversations',
    loading: 'Loading conversations...',
    none: 'No conversations available.',
    choose: 'Please select an online supplier',
    readAllOf: 'Choose a supplier first.',
  },
} as const;
