import type { VersionRow } from '../store/rows.ts';

/** The deployed web application, its previous release, and the vendor's other programs (000 §4, version update). */
export const VERSIONS: readonly VersionRow[] = [
  { softwarename: 'odweb_prod', version: '2.5.4', isactive: true },
  { softwarename: 'odweb_prod', version: '2.5.3', isactive: false },
  { softwarename: 'odweb_test', version: '2.6.0', isactive: true },
];
