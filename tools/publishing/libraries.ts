/** One of our packages that others install. */
export interface Library {
  /** Its folder in the repository, and in what is made. */
  folder: string;
  /** The page that people read first, from the root. */
  readme: string;
  /** Of what it imports: what an application has once, and brings itself. */
  peers: readonly string[];
  /** What has to be of the very version that it was tested with. */
  exact: readonly string[];
}

/**
 * What is published, each after what it stands on (docs/decisions/0029-packages.md). Chakra is of one version because Ark
 * is, and with it Zag: popups of ours and menus of Chakra's stand on one stack of layers, or Escape closes two. The worker
 * of pdfjs-dist is in our package, and takes no other version of its library.
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
