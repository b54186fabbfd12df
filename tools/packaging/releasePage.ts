/**
 * Returns `index.html` with the release's version, which the application prefers to that of `config.json`: the operator's
 * file stays while releases change.
 */
export const releasePage = (html: string, version: string): string =>
  html.replace('</head>', `  <meta name="mortar-version" content="${version.replaceAll('"', '&quot;')}" />\n  </head>`);
