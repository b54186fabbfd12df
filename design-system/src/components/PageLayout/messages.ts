export const messages = { skip: 'Skip to the page' } as const;
