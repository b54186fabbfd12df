/** Rules for a whole screen: a component alone has no landmarks and no first heading, a screen has. */
export const asPage = {
  config: {
    rules: [
      // A tooltip describes something that stands in a landmark: it is read there, and drawn above everything.
      { id: 'region', enabled: true, selector: 'body *:not([role="tooltip"])' },
      { id: 'landmark-one-main', enabled: true },
      { id: 'page-has-heading-one', enabled: true },
      { id: 'target-size', enabled: true },
    ],
  },
};
