/** Text of the command, apart from the popup's, which load on demand. */
export const commandMessages = { move: 'Move To Another Supplier' } as const;
