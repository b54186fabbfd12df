/** Fictitious manufacturers: the name on the box and the word in a generic's name. */
export const MAKERS: readonly (readonly [string, string])[] = [
  ['Karoo Pharmaceuticals (Pty) Ltd', 'Karoo'],
  ['Umhlanga Laboratories', 'Umla'],
  ['Tafelberg Generics', 'Tafel'],
  ['Drakens Healthcare', 'Drakens'],
  ['Kaapmed (Pty) Ltd', 'Kaapmed'],
  ['Highveld Pharma', 'Hivel'],
  ['Indwe Medicines', 'Indwe'],
  ['Lowveld Life Sciences', 'Lolife'],
  ['Nkosi & Daughters Pharmaceuticals', 'Nkosi'],
  ['Baobab Bay Medicines', 'Bay'],
  ['Sisonke Generics', 'Sisonke'],
  ['Orange River Pharma', 'Orivar'],
  ['Southern Cross Formulations', 'Socro'],
  ['Thaba Pharmacare', 'Thaba'],
  ['Vaalmed Industries', 'Vaalmed'],
  ['Zuurberg Biotech', 'Zuber'],
  ['Amatola Pharmaceuticals', 'Amatol'],
  ['Kestrel Point Laboratories', 'Kestrel'],
  ['Langebaan Medical', 'Langmed'],
  ['Mzansi Remedies', 'Mzan'],
];

/** Fictitious originator companies. */
export const ORIGINATORS: readonly string[] = [
  'Halden & Roth International',
  'Lumière Santé SA',
  'Novaquil Therapeutics',
  'Ostermann Pharma AG',
  'Pembrey Research',
  'Solvanta Biologics',
  'Tessaly Healthcare',
  'Wexcombe Global',
];

/** Syllables of fictitious brand names. */
export const BRAND_STARTS = ['Ak', 'Bel', 'Cor', 'Dex', 'El', 'Fen', 'Gal', 'Hel', 'Il', 'Jov', 'Kel', 'Lum', 'Mor'];
export const BRAND_MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ari', 'eno', 'ilo', 'ova', 'uma', 'axi', 'edo', 'ono', 'yra'];
export const BRAND_ENDS = [
  'dal',
  'fen',
  'lor',
  'mex',
  'nil',
  'prex',
  'quin',
  'rone',
  'stat',
  'tan',
  'vex',
  'zol',
  'trin',
];
