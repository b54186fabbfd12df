import { number } from 'yup';
import { messages } from '#settings/application/messages.ts';

const schema = number().typeError(messages.prices.vatNotANumber).required(messages.prices.vatNotANumber);

/** What is wrong with the VAT that was read, in percent; undefined for a number (000 §5). Nobody can mend it here. */
export function vatProblem(vat: unknown): string | undefined {
  try {
    schema.validateSync(vat);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
