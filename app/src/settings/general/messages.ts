/** Texts of General Settings (000 §2, §5). */
export const messages = {
  title: 'General Settings',
  description: 'Where the pharmacy is. It is set for you and cannot be changed here.',
  country: 'Country',
  countryHint: 'Sets the currency shown before every amount.',
  currencies: 'Currencies',
  countries: {
    ZA: 'South Africa',
    BW: 'Botswana',
    KE: 'Kenya',
    SZ: 'Swaziland',
    NA: 'Namibia',
    ZW: 'Zimbabwe',
  },
  /** @param prefix currency prefix @param sample formatted amount */
  amounts: (prefix: string, sample: string) => `${prefix}, as in ${sample}`,
} as const;
