/** Texts of the generics (001 §2, Generics tab). */
export const messages = {
  generics: {
    title: 'Generics',
    titleFor: (product: string) => `Generics for ${product}`,
    select: 'Select a product.',
    loading: 'Loading generics...',
    none: 'No generics found.',
    count: (generics: number) => (generics === 1 ? '1 generic' : `${generics} generics`),
    sep: 'SEP',
  },
} as const;
