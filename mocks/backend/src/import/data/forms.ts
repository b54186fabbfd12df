/** Meaning of a dosage form's code: the family of equivalents, and the unit of its pack size. */
export interface OfficialForm {
  family: string;
  unit: '' | 'ml' | 'g';
}

const family = (name: string, unit: OfficialForm['unit'], codes: string) =>
  codes.split(' ').map((code): [string, OfficialForm] => [code, { family: name, unit }]);

/** Codes of the official price list, in capitals. Unknown codes are their own family and counted in pieces. */
export const OFFICIAL_FORMS: ReadonlyMap<string, OfficialForm> = new Map([
  ...family('TAB', '', 'TAB TABLETS FCT SCT ECT CPS DIA NOD'),
  ...family('TAB SR', '', 'SRT FCR SRC CRT'),
  ...family('CHEW TAB', '', 'CHU'),
  ...family('EFF TAB', '', 'EFT EFF'),
  ...family('DISP TAB', '', 'DSP ODT'),
  ...family('CAP', '', 'CAP CAPS CAT'),
  ...family('SYR', 'ml', 'SYR SYRUP LIQ LIT'),
  ...family('SUS', 'ml', 'SUS SUSP SPO'),
  ...family('SOL', 'ml', 'SOL SLN AQS'),
  ...family('DROPS', 'ml', 'DRP'),
  ...family('EYE DROPS', 'ml', 'OPD EYE'),
  ...family('EYE OINT', 'g', 'OPI EYO'),
  ...family('EAR DROPS', 'ml', 'EAR'),
  ...family('NASAL SPRAY', 'ml', 'NAS NSP'),
  ...family('INJ', 'ml', 'INJ PFS VCR VAC PED POI'),
  ...family('INF', 'ml', 'INF TPN'),
  ...family('CRM', 'g', 'CRE CREAM'),
  ...family('OINT', 'g', 'OIN'),
  ...family('GEL', 'g', 'GEL JEL GEO'),
  ...family('LOT', 'ml', 'LOT SHA'),
  ...family('INH', '', 'INH'),
  ...family('NEB UDV', 'ml', 'NEB UDV'),
  ...family('SPRAY', 'ml', 'SPR'),
  ...family('SUPP', '', 'SUP'),
  ...family('PATCH', '', 'PTD PAT'),
  ...family('LOZ', '', 'LOZ'),
  ...family('SACHETS', '', 'SAC'),
  ...family('POW', 'g', 'POW GRA'),
]);
