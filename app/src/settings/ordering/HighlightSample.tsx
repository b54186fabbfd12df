import { DataGrid, type GridColumn } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { productColumn } from '#grids/columns.ts';
import type { HighlightValues } from './highlightColours.ts';
import { highlightStyle } from './highlightStyle.ts';
import { messages } from './messages.ts';
import './highlight.css';

const { search: texts } = messages;

interface Sample {
  name: string;
}

const ROWS: readonly Sample[] = texts.sampleProducts.map((name) => ({ name }));
const COLUMNS: readonly GridColumn<Sample>[] = [
  productColumn({ id: 'description', header: texts.sampleColumn, value: ({ name }) => name, searchable: true }),
];

/** Sample of search results with the chosen highlight colours. */
export function HighlightSample() {
  const { values } = useFormikContext<HighlightValues>();
  const style = highlightStyle({
    ordering_SearchHighlightColor: values.ordering_SearchHighlightColor ?? '',
    ordering_SearchHighlightTextColor: values.ordering_SearchHighlightTextColor ?? '',
  });
  return (
    <div className="highlight-sample" style={style}>
      <DataGrid
        label={texts.sample}
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ name }) => name}
        emptyText=""
        search={{ text: texts.sampleText, match: 'contains' }}
      />
    </div>
  );
}
