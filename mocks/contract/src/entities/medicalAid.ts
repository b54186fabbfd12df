import * as z from 'zod/mini';
import { amount, text } from '../scalars.ts';

/** Discovery's benchmarks for a product (001 §3). Amounts are per pack. */
export const discoveryDetails = z.object({
  discproductname: text,
  discnappi: text,
  discstrength: text,
  discform: text,
  discmanufacturer: text,
  disccompexecbenchmark: amount,
  disccorebenchmark: amount,
});

/** Medscheme's medicine price list. */
export const medicinePriceDetails = z.object({
  mpldescription: text,
  mplnappi: text,
  mplpacksize: text,
  mplseppriceexcl: amount,
  mplseppriceincl: amount,
});

/** Mediscor's reference price, with validity dates as yyyymmdd. */
export const referencePriceDetails = z.object({
  mrpgroup: text,
  mrpnappi: text,
  mrpnappiext: text,
  mrpgenericname: text,
  mrpproductname: text,
  mrppacksize: text,
  mrpexcl: amount,
  mrpstartdate: text,
  mrpendate: text,
});

export const gemsDetails = z.object({
  gemdescription: text,
  gemnappi: text,
  gemnappidescription: text,
  gempacksize: text,
  gemseppriceexcl: amount,
  gemseppriceincl: amount,
});

/** A product's details of four medical aids; null for one that does not list it. */
export const medicalAidInfo = z.object({
  discovery: z.nullable(discoveryDetails),
  medscheme: z.nullable(medicinePriceDetails),
  mediscor: z.nullable(referencePriceDetails),
  gems: z.nullable(gemsDetails),
});
export type MedicalAidInfo = z.output<typeof medicalAidInfo>;
