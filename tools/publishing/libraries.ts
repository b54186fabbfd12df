/** A published package. */
export interface Library {
  /** Its folder in the repository and in the output. */
  folder: string;
  /** Path of its readme from the root. */
  readme: string;
  /** Peer dependencies. */
  peers: readonly string[];
  /** Dependencies pinned to the tested version. */
  exact: readonly string[];
}

/**
 * Published packages in dependency order (docs/decisions/0029-packages.md). Chakra is pinned because Ark and Zag are:
 * our popups and Chakra's menus must share one layer stack, or Escape closes two. The pdfjs-dist worker ships in our
 * package and requires the same version of its library.
 */
export const LIBRARIES: readonly Library[] = [
  { folder: 'themes', readme: 'themes/README.md', peers: [], exact: [] },
  {
    folder: 'design-system',
    readme: 'docs/adopting.md',
    peers: ['@chakra-ui/react', '@emotion/react', '@mortar/themes', 'formik', 'react', 'react-dom'],
    exact: [
      ...['@chakra-ui/react', '@mortar/themes', '@zag-js/aria-hidden', '@zag-js/dismissable', '@zag-js/focus-trap'],
      'pdfjs-dist',
    ],
  },
];
