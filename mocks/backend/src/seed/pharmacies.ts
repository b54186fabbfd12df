import { SUPPLIERS, type Supplier } from '../catalogue/data/suppliers.ts';
import { hashPassword } from '../rules/access/passwords.ts';
import type { RetailerRow, SettingsRow, TermsRow } from '../store/rows.ts';
import { ADVERTISEMENTS, BRANDED_STORE } from './adverts.ts';
import { SAMPLE_OVERRIDE } from './people.ts';

const GROUP = 2000;

function retailer(
  retailerid: number,
  retailername: string,
  suburb: string,
  more: Partial<RetailerRow> = {},
): RetailerRow {
  return {
    retailerid,
    retailername,
    bhf: String(retailerid * 37 + 400_000).padStart(7, '0'),
    grouporderingenabled: false,
    brandedstoreenabled: false,
    advertisementsenabled: false,
    profileactivated: true,
    assigned: [],
    address: { street: '12 Main Road', suburb, city: 'Cape Town', areacode: '8001' },
    brandedstores: [],
    advertisements: [],
    ...more,
  };
}

export const RETAILERS: readonly RetailerRow[] = [
  retailer(1001, 'Kloof Street Pharmacy', 'Gardens', {
    brandedstoreenabled: true,
    advertisementsenabled: true,
    brandedstores: [BRANDED_STORE],
    advertisements: [...ADVERTISEMENTS],
  }),
  retailer(GROUP, 'Table Bay Pharmacy Group', 'Foreshore', {
    grouporderingenabled: true,
    assigned: [2001, 2002, 2003],
  }),
  retailer(2001, 'Table Bay Pharmacy Sea Point', 'Sea Point'),
  retailer(2002, 'Table Bay Pharmacy Claremont', 'Claremont'),
  retailer(2003, 'Table Bay Pharmacy Muizenberg', 'Muizenberg'),
  // On their first day, before any sign-in.
  retailer(1101, 'Harbour Road Pharmacy', 'Kalk Bay'),
  retailer(3000, 'Winelands Pharmacy Group', 'Stellenbosch', {
    grouporderingenabled: true,
    assigned: [3001, 3002],
  }),
  retailer(3001, 'Winelands Pharmacy Paarl', 'Paarl'),
  retailer(3002, 'Winelands Pharmacy Franschhoek', 'Franschhoek'),
];

/** The independent searches while typing, the group on Enter; both see prices without VAT. */
function settings(retailerid: number): SettingsRow {
  const override = hashPassword(SAMPLE_OVERRIDE, `override ${retailerid}`);
  return {
    retailerid,
    values: {
      ordering_General_Country: 'ZA',
      ordering_PrintShceduleItems: true,
      ordering_PromptPrintShceduleItems: true,
      ordering_NettPriceInclusive: false,
      ordering_NettPriceExclusive: true,
      ordering_VAT: 15,
      ordering_General_DisplayMedicalAidInfo_Enabled: true,
      ordering_General_PromptForAccountNumber_Enabled: false,
      ordering_General_AutoRegrets_Enabled: false,
      ordering_General_PartialRegret: false,
      ordering_PPL_Enabled: false,
      ordering_PPL_SubstitutionOverridePrompt_Enabled: false,
      ordering_SearchType: retailerid < GROUP ? '0' : '1',
      ordering_SearchHighlightColor: '#ffe58a',
      ordering_SearchHighlightTextColor: '#1a1a1a',
      ordering_MultipleProducts: false,
      ordering_EmptyBaskets: false,
      ordering_LimitMaximumQuantity_Enabled: false,
      ordering_MaximumQuantity: 100,
      ordering_LockPreferred: false,
      ordering_SelectSupplier_Rule: '3',
      ordering_Regrets_DeleteWhenReordered: true,
      ordering_Regrets_UseLastOrderQuantity: true,
    },
    overrides: {
      ordering_MaximumQuantityPassword: override,
      ordering_SelectSupplier_Password: override,
      ordering_PPL_SubstitutionOverridePrompt_Password: override,
    },
  };
}

/** The first four suppliers are ranked, the others are not. */
const RANKED = 4;

/** Pharmacies without an account at a supplier: only their part of a group's order fails. */
const NO_ACCOUNT = ['2002/UMVO', '2003/STAR'];

/** Last days of the account's month; by default the calendar month's. */
const CLOSING_DAYS: Readonly<Record<string, number>> = { PROT: 25, TSWA: 25, HART: 28, OVER: 20, STAR: 25 };

/** Details missing for rarely used suppliers. */
const MISSING_DETAILS: Readonly<Record<string, object>> = {
  LIMP: { email: '', retailprice: '', additionalinfo: '' },
  STAR: { telephonenumber: '', additionalinfo: '' },
  TSWA: { additionalinfo: '' },
};

function contact({ suppliercode, suppliername }: Supplier, at: number) {
  const [house = ''] = suppliername.toLowerCase().split(' ');
  return {
    closingday: CLOSING_DAYS[suppliercode] ?? 31,
    telephonenumber: `021 555 0${200 + at}`,
    email: `orders@${house}.example`,
    retailprice: at % 3 === 0 ? 'Supplier’s list' : 'Single exit price',
    additionalinfo: `Orders before ${10 + (at % 4)}:00 leave the same day.`,
    ...MISSING_DETAILS[suppliercode],
  };
}

function terms(retailerid: number): TermsRow[] {
  return SUPPLIERS.map((supplier, index) => ({
    retailerid,
    suppliercode: supplier.suppliercode,
    accountnumbers: Array.from(
      { length: NO_ACCOUNT.includes(`${retailerid}/${supplier.suppliercode}`) ? 0 : supplier.accounts },
      (_, n) => `${supplier.codeprefix}-${retailerid}-${n + 1}`,
    ),
    preference: index < RANKED ? index + 1 : 0,
    minimumordercents: supplier.minimumordercents,
    creditlimitcents: supplier.creditlimitcents,
    openingusagecents: Math.round(supplier.creditlimitcents * supplier.usage),
    ...contact(supplier, index),
  }));
}

export const SETTINGS: readonly SettingsRow[] = RETAILERS.map(({ retailerid }) => settings(retailerid));
export const SAMPLE_SETTINGS = settings(1001).values;
export const TERMS: readonly TermsRow[] = RETAILERS.flatMap(({ retailerid }) => terms(retailerid));
