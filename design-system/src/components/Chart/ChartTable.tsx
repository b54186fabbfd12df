import './Chart.css';

interface ChartTableProps {
  /** Name of the chart. */
  caption: string;
  /** Column names; the first column names the rows. */
  columns: readonly string[];
  /** Rows of cell texts. */
  rows: readonly (readonly string[])[];
}

/**
 * A chart's data as a table: for screen readers, and visible in print, where bars alone are not readable. Every chart
 * with several values includes it.
 */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <div className="m-chart-table">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
