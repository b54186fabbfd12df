/** Dosage forms: label, packs, and approximate price of a pack (rand). */
interface Form {
  label: string;
  /** Pack sizes as in descriptions: '30', '100ml', '10 x 2ml'. */
  packs: readonly string[];
  /** Usual price range of the smallest pack. */
  price: readonly [number, number];
}

export const FORMS: Readonly<Record<string, Form>> = {
  TAB: { label: 'TAB', packs: ['10', '20', '28', '30', '56', '60', '84', '90', '100'], price: [18, 190] },
  CAP: { label: 'CAP', packs: ['7', '10', '14', '20', '28', '30', '56', '60', '100'], price: [22, 240] },
  SYR: { label: 'SYR', packs: ['50ml', '100ml', '150ml', '200ml'], price: [24, 120] },
  SUS: { label: 'SUS', packs: ['75ml', '100ml', '150ml', '200ml'], price: [28, 160] },
  DRO: { label: 'DROPS', packs: ['10ml', '15ml', '20ml', '30ml'], price: [35, 140] },
  INJ: { label: 'INJ', packs: ['1', '5', '10', '25'], price: [38, 900] },
  INF: { label: 'INF', packs: ['1', '10', '20'], price: [26, 420] },
  CRM: { label: 'CRM', packs: ['15g', '20g', '30g', '50g', '100g'], price: [32, 190] },
  OIN: { label: 'OINT', packs: ['5g', '15g', '25g', '30g', '50g'], price: [30, 180] },
  GEL: { label: 'GEL', packs: ['30g', '50g', '100g'], price: [42, 260] },
  LOT: { label: 'LOT', packs: ['50ml', '100ml', '200ml', '500ml'], price: [36, 160] },
  SUP: { label: 'SUPP', packs: ['5', '6', '10', '12'], price: [28, 130] },
  PES: { label: 'PESS', packs: ['1', '3', '6'], price: [30, 110] },
  PAT: { label: 'PATCH', packs: ['5', '7', '8'], price: [160, 980] },
  INH: { label: 'INH', packs: ['60 doses', '120 doses', '200 doses'], price: [65, 620] },
  NEB: { label: 'NEB', packs: ['20 x 2ml', '20 x 2.5ml', '60 x 2.5ml'], price: [48, 220] },
  NAS: { label: 'NASAL SPRAY', packs: ['10ml', '15ml', '120 doses'], price: [45, 230] },
  EYE: { label: 'EYE DROPS', packs: ['2.5ml', '5ml', '10ml', '15ml'], price: [48, 310] },
  SPR: { label: 'SPRAY', packs: ['20ml', '30ml', '50ml'], price: [55, 240] },
  MOU: { label: 'MOUTHWASH', packs: ['100ml', '200ml', '500ml'], price: [38, 110] },
  LOZ: { label: 'LOZ', packs: ['8', '16', '20', '24'], price: [26, 90] },
  POW: { label: 'SACHETS', packs: ['6', '10', '20', '30'], price: [30, 260] },
};
