/** Rules for a whole screen: a component alone has no landmarks and no first heading, a screen has. */
export const asPage = {
  config: {
    rules: [
      { id: 'region', enabled: true },
      { id: 'landmark-one-main', enabled: true },
      { id: 'page-has-heading-one', enabled: true },
      { id: 'target-size', enabled: true },
    ],
  },
};
