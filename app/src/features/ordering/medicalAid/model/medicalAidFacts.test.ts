import type { MedicalAidInfo } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#rules/money.ts';
import { medicalAidFacts } from './medicalAidFacts.ts';
import { SCHEMES } from './schemes.ts';

const info: MedicalAidInfo = {
  discovery: {
    discproductname: 'Galilolor',
    discnappi: '3660702004',
    discstrength: '250 mg',
    discform: 'TAB',
    discmanufacturer: 'Solvanta Biologics',
    disccompexecbenchmark: 111.06,
    disccorebenchmark: 98.5,
  },
  medscheme: {
    mpldescription: "Galilolor 250 mg TAB 10's",
    mplnappi: '3660702004',
    mplpacksize: '10',
    mplseppriceexcl: 106.96,
    mplseppriceincl: 123,
  },
  mediscor: {
    mrpgroup: 'ERYTHROMYCIN',
    mrpnappi: '3660702',
    mrpnappiext: '004',
    mrpgenericname: 'Erythromycin',
    mrpproductname: 'Galilolor',
    mrppacksize: '10',
    mrpexcl: 66.46,
    mrpstartdate: '20260101',
    mrpendate: '20261231',
  },
  gems: null,
};
const getValues = (scheme: (typeof SCHEMES)[number], found: MedicalAidInfo | null = info) =>
  medicalAidFacts(scheme, found, (cents) => formatMoney(cents, 'ZA'))?.map(({ value }) => value) ?? null;

describe('the medical aid facts of a product', () => {
  it('list every fact, with amounts in the country’s currency and days with dashes', () => {
    expect(getValues('discovery')?.slice(-2)).toEqual(['R111.06', 'R98.50']);
    expect(getValues('mpl')?.slice(-2)).toEqual(['R106.96', 'R123.00']);
    expect(getValues('mrp')?.slice(-3)).toEqual(['R66.46', '2026-01-01', '2026-12-31']);
  });

  it('show no placeholder as a price', () => {
    const { medscheme } = info;
    const withPlaceholders = {
      ...info,
      medscheme: medscheme && { ...medscheme, mplseppriceexcl: 0.02, mplseppriceincl: 0.0228 },
    };
    expect(getValues('mpl', withPlaceholders)?.slice(-2)).toEqual(['– Discontinued', '– Discontinued']);
  });

  it('keep the leading zeros of a Nappi code', () => {
    expect(getValues('mrp')).toContain('004');
  });

  it('are empty if the product is not on the list, or there is no list', () => {
    expect(getValues('gems')).toBeNull();
    expect(SCHEMES.map((scheme) => getValues(scheme, null))).toEqual([null, null, null, null]);
  });
});
