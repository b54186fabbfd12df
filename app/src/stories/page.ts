/** Accessibility rules for screens: unlike components, they need landmarks and a first heading. */
export const asPage = {
  config: {
    checks: [
      {
        id: 'region',
        // Allowed outside landmarks: axe's defaults and tooltips, which describe elements within landmarks.
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
