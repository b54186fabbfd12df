import { fileURLToPath } from 'node:url';

const nothing = fileURLToPath(new URL('src/documents/pages/unused.ts', import.meta.url));
const nothingHoisted = fileURLToPath(new URL('nothingHoisted.ts', import.meta.url));

/** Packages imported by a dependency but never used (docs/decisions/0020-documents.md), for `resolve.alias`. */
export const UNUSED_PACKAGES = {
  canvg: nothing,
  dompurify: nothing,
  html2canvas: nothing,
  'hoist-non-react-statics': nothingHoisted,
};
