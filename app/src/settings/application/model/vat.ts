import { number } from 'yup';
import { messages } from '#settings/application/messages.ts';

const schema = number().typeError(messages.prices.vatNotANumber).required(messages.prices.vatNotANumber);

/**
 * Returns the error of a VAT percentage that is not a number, which cannot be fixed here; otherwise undefined (000 §5).
 */
export function vatProblem(vat: unknown): string | undefined {
  try {
    schema.validateSync(vat);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
