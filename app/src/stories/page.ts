/** Rules for a whole screen: a component alone has no landmarks and no first heading, a screen has. */
export const asPage = {
  config: {
    checks: [
      {
        id: 'region',
        // What axe itself lets stand outside of landmarks, and tooltips: one describes something that stands in a landmark,
        // where it is read, and is drawn above everything.
        options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]' },
      },
    ],
    rules: [
      { id: 'region', enabled: true },
      { id: 'landmark-one-main', enabled: true },
      { id: 'page-has-heading-one', enabled: true },
      { id: 'target-size', enabled: true },
    ],
  },
};
