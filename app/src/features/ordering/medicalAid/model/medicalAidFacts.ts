import type { MedicalAidInfo } from '@mortar/contract';
import { messages } from '#features/ordering/medicalAid/messages.ts';
import { formatCompactDate } from '#rules/dates.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { formatListedPrice } from '#rules/priceList/listedPrice.ts';
import type { Scheme } from './schemes.ts';

export interface Fact {
  label: string;
  value: string;
}

type Money = (cents: Cents) => string;

const amounts = (money: Money) => (amount: number) => money(toCents(amount));

function discoveryFacts(found: NonNullable<MedicalAidInfo['discovery']>, money: Money): Fact[] {
  const { facts } = messages.discovery;
  const amount = amounts(money);
  return [
    { label: facts.product, value: found.discproductname },
    { label: facts.nappi, value: found.discnappi },
    { label: facts.strength, value: found.discstrength },
    { label: facts.form, value: found.discform },
    { label: facts.manufacturer, value: found.discmanufacturer },
    { label: facts.executive, value: amount(found.disccompexecbenchmark) },
    { label: facts.core, value: amount(found.disccorebenchmark) },
  ];
}

function priceListFacts(found: NonNullable<MedicalAidInfo['medscheme']>, money: Money): Fact[] {
  const { facts } = messages.mpl;
  return [
    { label: facts.description, value: found.mpldescription },
    { label: facts.nappi, value: found.mplnappi },
    { label: facts.pack, value: found.mplpacksize },
    { label: facts.exclusive, value: formatListedPrice(found.mplseppriceexcl, money) },
    { label: facts.inclusive, value: formatListedPrice(found.mplseppriceincl, money) },
  ];
}

function referencePriceFacts(found: NonNullable<MedicalAidInfo['mediscor']>, money: Money): Fact[] {
  const { facts } = messages.mrp;
  return [
    { label: facts.group, value: found.mrpgroup },
    { label: facts.nappi, value: found.mrpnappi },
    { label: facts.extension, value: found.mrpnappiext },
    { label: facts.generic, value: found.mrpgenericname },
    { label: facts.product, value: found.mrpproductname },
    { label: facts.pack, value: found.mrppacksize },
    { label: facts.exclusive, value: amounts(money)(found.mrpexcl) },
    { label: facts.start, value: formatCompactDate(found.mrpstartdate) },
    { label: facts.end, value: formatCompactDate(found.mrpendate) },
  ];
}

function gemsFacts(found: NonNullable<MedicalAidInfo['gems']>, money: Money): Fact[] {
  const { facts } = messages.gems;
  return [
    { label: facts.description, value: found.gemdescription },
    { label: facts.nappi, value: found.gemnappi },
    { label: facts.product, value: found.gemnappidescription },
    { label: facts.pack, value: found.gempacksize },
    { label: facts.exclusive, value: formatListedPrice(found.gemseppriceexcl, money) },
    { label: facts.inclusive, value: formatListedPrice(found.gemseppriceincl, money) },
  ];
}

/** Returns a medical aid's entry for a product in display order; null if not listed (001 §3). */
export function medicalAidFacts(scheme: Scheme, info: MedicalAidInfo | null, money: Money): Fact[] | null {
  switch (scheme) {
    case 'discovery':
      return info?.discovery ? discoveryFacts(info.discovery, money) : null;
    case 'mpl':
      return info?.medscheme ? priceListFacts(info.medscheme, money) : null;
    case 'mrp':
      return info?.mediscor ? referencePriceFacts(info.mediscor, money) : null;
    case 'gems':
      return info?.gems ? gemsFacts(info.gems, money) : null;
  }
}
