/** A fictitious wholesaler. Money in cents. */
export interface Supplier {
  suppliercode: string;
  suppliername: string;
  creditorid: number;
  /** Prefix of its own product codes. */
  codeprefix: string;
  bandcode: string;
  minimumordercents: number;
  /** 0: none set. */
  creditlimitcents: number;
  /** Share of the limit used in a seed. */
  usage: number;
  /** Number of accounts per pharmacy. */
  accounts: number;
}

const supplier = (
  suppliercode: string,
  suppliername: string,
  creditorid: number,
  [minimum, limit, usage]: readonly [number, number, number],
  accounts = 1,
): Supplier => ({
  suppliercode,
  suppliername,
  creditorid,
  codeprefix: suppliercode.slice(0, 2),
  bandcode: 'ABC'[creditorid % 3] ?? 'A',
  minimumordercents: minimum * 100,
  creditlimitcents: limit * 100,
  usage,
  accounts,
});

/** Minimum order and credit limit in rand; usage shows every colour of the credit bar (ruling 13). */
export const SUPPLIERS: readonly Supplier[] = [
  supplier('KEST', 'Kestrel Wholesale', 101, [500, 250_000, 0.18], 2),
  supplier('PROT', 'Protea Medical Distributors', 102, [750, 180_000, 0.36]),
  supplier('UMVO', 'Umvoti Pharmaceutical Wholesalers', 103, [1_000, 320_000, 0.62], 3),
  supplier('CAPE', 'Cape Union Health Supplies', 104, [0, 90_000, 0.97]),
  supplier('SUND', 'Sunday River Distribution', 105, [250, 120_000, 1.08]),
  supplier('TSWA', 'Tswaing Pharma Logistics', 106, [1_500, 0, 0]),
  supplier('BLUE', 'Blue Crane Wholesale Chemists', 107, [500, 150_000, 0.09]),
  supplier('HART', 'Hartebeest Medical', 108, [600, 75_000, 0.48]),
  supplier('MIDL', 'Midlands Front Shop Supply', 109, [350, 60_000, 0.25]),
  supplier('OVER', 'Overberg Generics Direct', 110, [2_000, 200_000, 0.74], 2),
  supplier('LIMP', 'Limpopo Valley Wholesalers', 111, [400, 45_000, 0.03]),
  supplier('STAR', 'Southern Star Specialised Medicines', 112, [5_000, 500_000, 0.55]),
];
