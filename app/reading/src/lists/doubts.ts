import { cellText } from '#cells/cellText.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { namesUnit } from './headings.ts';

/** Units of several packs or part of one; their number is not a quantity of packs. */
const OUTERS =
  /^(?:cases?|cs|ctns?|cartons?|outers?|shrinks?|doz|dozen|dosyn|dz|gross|bales?|pallets?|trays?|inners?)\.?$/i;
const PARTS =
  /^(?:tab(?:let)?s?|cap(?:sule)?s?|amp(?:oule)?s?|vials?|sachets?|strips?|singles?|loose|ml|l|g|kg|mg)\.?$/i;

/** Cells that cancel or return a line: `RET`, `Credit Note`, `Cancelled`. */
const CANCELLED =
  /^(?:ret|rtn|returns?|returned|crn?|credits?|credited|credit notes?|cancel|cancell?ed|void(?:ed)?|deleted|reject(?:ed)?|gekanselleer)\.?$/i;

const NOT_ORDERED =
  /^(?:do not|don['’]?t|not (?:required|needed|wanted)|no longer|discontinued|skip|excluded?)(?!\p{L})/iu;

/** Section row after which nothing is ordered, until the next section. */
const SECTION =
  /(?<!\p{L})(?:returns?|returned|credits?|cancel(?:led)?|(?:not|no longer) (?:required|needed|wanted|available)|do not|don['’]?t|discontinued|out of stock|back ?orders?|regret(?:s|ted)?)(?!\p{L})/iu;

/** Returns true if the rows below are not ordered. */
export const startsNoOrder = (text: string): boolean => SECTION.test(text);

/**
 * Returns a check whether a row's number may not be a quantity of packs: another unit, a return, or cells shifted by a
 * separator inside one. A dosage form, such as tablets, is not a unit.
 */
export function doubtsBelow(headings: readonly ReadCell[]): (cells: readonly ReadCell[]) => boolean {
  const texts = headings.map(cellText);
  const unitAt = texts.findIndex(namesUnit);
  const width = texts.findLastIndex((text) => text !== '') + 1;
  const isOdd = (text: string) => OUTERS.test(text) || CANCELLED.test(text) || NOT_ORDERED.test(text);
  return (cells) => {
    const own = cells.map(cellText);
    const isShifted = width > 1 && own.slice(width).some((text) => /^\d/.test(text));
    return isShifted || PARTS.test(own[unitAt] ?? '') || own.some(isOdd);
  };
}
