/** Texts of the order manager (001 §2; 002 §2, §4, §8). */
export const messages = {
  manager: {
    title: 'Order Manager',
    about: 'Choose an order to open, or start a new one.',
    loading: 'Loading orders...',
    none: 'There are no open orders, please start a new one.',
    open: 'Open Selected Order',
    delete: 'Delete Selected Order',
    start: 'Start A New Order',
    deleteTitle: 'Delete order',
    unsent: 'Unsent Orders',
    getOrders: 'Get Orders For Selected Retailers',
    onlyMine: 'Only Orders I Can Open',
    noneOfMine: 'No orders found.',
    selectOrder: 'Select an order.',
    panes: 'Retailers and orders',
    ordersAndRetailers: 'Unsent orders and their retailers',
    /** Who has an order open, at which computer and since when (ruling 28). */
    openedBy: (staff: string, computer: string, since: string) =>
      [staff, computer && `on ${computer}`, since && `since ${since}`].filter(Boolean).join(' '),
    openedByAnother: 'Another user',
    linesOf: (order: string) => `Lines of ${order}`,
    columns: {
      description: 'Description',
      number: 'Order Number',
      lines: 'Lines',
      value: 'Order Value',
      staff: 'User',
      created: 'Created',
      retailers: 'Retailers',
      lock: 'Opened by',
    },
  },
  orderDeleted: (description: string) => `${description} successfully deleted.`,
  selectToOpen: 'Please select an order to open',
  selectToDelete: 'Please select an order.',
  confirmDeleteOrder: (description: string) => `Are you sure you want to delete "${description}"?`,
} as const;
