/** Texts of reporting a wrong product link (001 §2, §8). */
export const messages = {
  title: 'Support',
  text: (supplierProduct: string, product: string) =>
    `Report that "${supplierProduct}" is linked to "${product}" by mistake?`,
  submit: 'Submit',
  cancel: 'Cancel',
  submitted: (ticket: string, message: string) => `Ticket# ${ticket} - ${message}`,
  failed: 'Sorry, an error occurred when attempting to submit your ticket, please try again.',
} as const;
