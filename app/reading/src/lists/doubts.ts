import { cellText } from '#cells/cellText.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { namesUnit } from './headings.ts';

/** Units that hold several packs, or less than one: their number is no quantity of packs. */
const OUTERS =
  /^(?:cases?|cs|ctns?|cartons?|outers?|shrinks?|doz|dozen|dosyn|dz|gross|bales?|pallets?|trays?|inners?)\.?$/i;
const PARTS =
  /^(?:tab(?:let)?s?|cap(?:sule)?s?|amp(?:oule)?s?|vials?|sachets?|strips?|singles?|loose|ml|l|g|kg|mg)\.?$/i;

/** What a cell says of a row that is no order: `RET`, `Credit Note`, `Cancelled`. */
const TAKEN_BACK =
  /^(?:ret|rtn|returns?|returned|crn?|credits?|credited|credit notes?|cancel|cancell?ed|void(?:ed)?|deleted|reject(?:ed)?|gekanselleer)\.?$/i;

const NOT_ORDERED =
  /^(?:do not|don['’]?t|not (?:required|needed|wanted)|no longer|discontinued|skip|excluded?)(?!\p{L})/iu;

/** A row between lines after which nothing is ordered, until another says something else. */
const SECTION =
  /(?<!\p{L})(?:returns?|returned|credits?|cancel(?:led)?|(?:not|no longer) (?:required|needed|wanted|available)|do not|don['’]?t|discontinued|out of stock|back ?orders?|regret(?:s|ted)?)(?!\p{L})/iu;

/** Whether a row says that what stands below it is not ordered. */
export const startsNoOrder = (text: string): boolean => SECTION.test(text);

/**
 * Tells whether a row below some headings says that its number may be no quantity of packs: it is counted in something else,
 * is taken back, or its cells are shifted by a sign within one of them. A form, such as tablets, is no unit.
 */
export function doubtsBelow(headings: readonly ReadCell[]): (cells: readonly ReadCell[]) => boolean {
  const texts = headings.map(cellText);
  const unitAt = texts.findIndex(namesUnit);
  const width = texts.findLastIndex((text) => text !== '') + 1;
  const isOdd = (text: string) => OUTERS.test(text) || TAKEN_BACK.test(text) || NOT_ORDERED.test(text);
  return (cells) => {
    const own = cells.map(cellText);
    const isShifted = width > 1 && own.slice(width).some((text) => /^\d/.test(text));
    return isShifted || PARTS.test(own[unitAt] ?? '') || own.some(isOdd);
  };
}
