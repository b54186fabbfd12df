import type { ResponseFilter } from '@mortar/contract';
import { formatDate } from '@mortar/design-system';
import { object, string } from 'yup';
import { messages } from '#orders/responses/messages.ts';

const { custom } = messages;

/** Filters; unread responses are found by notification, not by the server's filter (ruling 36). */
export type ShownFilter = ResponseFilter | 'Unread';

/** Search parameter of the initial filter: `?show=waiting`. */
export const SHOW = 'show';

const SHOWN: Readonly<Record<string, ShownFilter>> = { waiting: 'Outstanding', unread: 'Unread' };

/** Returns the filter from the address; all for unknown words. @param ofGroup groups have no unread ones */
export const filterNamed = (name: string | null, ofGroup: boolean): ShownFilter => {
  const shown = name !== null && Object.hasOwn(SHOWN, name) ? SHOWN[name] : undefined;
  return shown === undefined || (ofGroup && shown === 'Unread') ? 'All' : shown;
};

/** Custom filter; dates are `yyyy-MM-dd`. */
export interface CustomFilter {
  supplierCode: string | null;
  startDate: string | null;
  endDate: string | null;
}

export const NO_CUSTOM: CustomFilter = { supplierCode: null, startDate: null, endDate: null };

/** All three are required (002 §5, custom response filter). */
export const customSchema = object({
  supplierCode: string().required(custom.noSupplier),
  startDate: string().required(custom.noStartDate),
  endDate: string().required(custom.noEndDate),
});

/** Returns the error of the first missing field; null if complete. */
export function missingIn({ supplierCode, startDate, endDate }: CustomFilter): string | null {
  if (!supplierCode) return custom.noSupplier;
  if (!startDate) return custom.noStartDate;
  return endDate ? null : custom.noEndDate;
}

/** Request to the server; dates are yyyy/MM/dd. */
export interface ResponsesRequest {
  search: string;
  filter: ResponseFilter;
  wholesalercode?: string;
  startdate?: string;
  enddate?: string;
  group?: { groupretailerid: number; retailerids: number[] };
}

/** Returns the request; null while the custom filter is incomplete (002 §4). */
export function toResponsesRequest(search: string, filter: ShownFilter, values: CustomFilter): ResponsesRequest | null {
  if (filter !== 'Custom') return { search, filter: filter === 'Unread' ? 'All' : filter };
  if (missingIn(values) !== null) return null;
  return {
    search,
    filter,
    wholesalercode: values.supplierCode ?? '',
    startdate: formatDate(values.startDate),
    enddate: formatDate(values.endDate),
  };
}
