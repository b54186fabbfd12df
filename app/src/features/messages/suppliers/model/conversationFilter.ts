import type { MessageCategory } from '@mortar/contract';
import { object, string } from 'yup';
import { messages } from '#features/messages/suppliers/messages.ts';

const { filters: texts } = messages;

/** Filter of conversations; dates are `yyyy-MM-dd` (002 §3, conversation filter). */
export interface ConversationFilter {
  category: 'All' | MessageCategory;
  startDate: string | null;
  endDate: string | null;
}

export const NO_FILTER: ConversationFilter = { category: 'All', startDate: null, endDate: null };

/** Returns true if a filter is active; the Filters button is then green (002 §2.10). */
export const isFiltering = ({ category, startDate, endDate }: ConversationFilter): boolean =>
  category !== 'All' || startDate !== null || endDate !== null;

/** Required if the other date is set. */
const day = (other: string) =>
  string()
    .nullable()
    .when(other, ([value], schema) => (value ? schema.required(texts.bothDates) : schema));

/** Both dates or neither (002 §5). */
export const filterSchema = object().shape(
  { category: string().required(), startDate: day('endDate'), endDate: day('startDate') },
  [['startDate', 'endDate']],
);
