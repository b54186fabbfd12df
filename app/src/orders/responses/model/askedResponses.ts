import type { ResponseFilter } from '@mortar/contract';
import { formatDate } from '@mortar/design-system';
import { object, string } from 'yup';
import { messages } from '#orders/responses/messages.ts';

const { custom } = messages;

/** What can be shown; what is unread is told by its notification, not by the server's filter (ruling 36). */
export type ShownFilter = ResponseFilter | 'Unread';

/** What an address names the responses by that are shown at first: `?show=waiting`. */
export const SHOW = 'show';

const SHOWN: Readonly<Record<string, ShownFilter>> = { waiting: 'Outstanding', unread: 'Unread' };

/** The filter that an address names; all for any other word. @param ofGroup a group has no unread ones */
export const filterNamed = (name: string | null, ofGroup: boolean): ShownFilter => {
  const shown = name !== null && Object.hasOwn(SHOWN, name) ? SHOWN[name] : undefined;
  return shown === undefined || (ofGroup && shown === 'Unread') ? 'All' : shown;
};

/** What the custom filter holds; days are `yyyy-MM-dd`. */
export interface CustomFilter {
  supplierCode: string | null;
  startDate: string | null;
  endDate: string | null;
}

export const NO_CUSTOM: CustomFilter = { supplierCode: null, startDate: null, endDate: null };

/** All three are needed (002 §5, custom response filter). */
export const customSchema = object({
  supplierCode: string().required(custom.noSupplier),
  startDate: string().required(custom.noStartDate),
  endDate: string().required(custom.noEndDate),
});

/** The first thing that is missing in a custom filter, in the words of its error; null when it is whole. */
export function missingIn({ supplierCode, startDate, endDate }: CustomFilter): string | null {
  if (!supplierCode) return custom.noSupplier;
  if (!startDate) return custom.noStartDate;
  return endDate ? null : custom.noEndDate;
}

/** What is asked of the server; dates are yyyy/MM/dd. */
export interface AskedResponses {
  search: string;
  filter: ResponseFilter;
  wholesalercode?: string;
  startdate?: string;
  enddate?: string;
  /** For a group: the retailers whose responses are wanted. */
  group?: { groupretailerid: number; retailerids: number[] };
}

/** What to ask for; null while the custom filter is not whole: it fires only then (002 §4). */
export function askedResponses(search: string, filter: ShownFilter, values: CustomFilter): AskedResponses | null {
  if (filter !== 'Custom') return { search, filter: filter === 'Unread' ? 'All' : filter };
  if (missingIn(values) !== null) return null;
  return {
    ...{ search, filter },
    wholesalercode: values.supplierCode ?? '',
    startdate: formatDate(values.startDate),
    enddate: formatDate(values.endDate),
  };
}
