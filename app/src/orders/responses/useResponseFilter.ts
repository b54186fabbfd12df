import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import {
  type CustomFilter,
  customSchema,
  NO_CUSTOM,
  type ResponsesRequest,
  type ShownFilter,
  toResponsesRequest,
} from './model/toResponsesRequest.ts';

/**
 * Holds search, filter and custom filter of responses.
 * @param searchText search text from the address; clearing it navigates to the page's own address (002 §2.1)
 * @param start initial filter
 * @param group requested retailers; empty requests nothing
 */
export function useResponseFilter(searchText: string, start: ShownFilter, group: ResponsesRequest['group']) {
  const navigate = useNavigate();
  const [text, setText] = useState(searchText);
  const [search, setSearch] = useState(searchText);
  const [filter, setFilter] = useState(start);
  const custom = useFormik<CustomFilter>({
    initialValues: NO_CUSTOM,
    validationSchema: customSchema,
    onSubmit: () => undefined,
  });
  const own = toResponsesRequest(search, filter, custom.values);
  const requested = own && group?.retailerids.length !== 0 ? { ...own, ...(group && { group }) } : null;
  const find = (sought: string) => {
    setSearch(sought);
    if (sought === '' && searchText) void navigate(paths.responses(), { replace: true });
  };
  return {
    text,
    setText,
    search,
    filter,
    custom,
    requested,
    find,
    changeFilter(next: ShownFilter) {
      setFilter(next);
      void custom.setTouched({}, false);
    },
    /** Custom filter from the popup Advanced Search. */
    findCustom(values: CustomFilter) {
      setFilter('Custom');
      void custom.setValues(values);
    },
    clearSearch() {
      setText('');
      find('');
    },
    clearFilter() {
      setFilter('All');
      custom.resetForm();
    },
  };
}
