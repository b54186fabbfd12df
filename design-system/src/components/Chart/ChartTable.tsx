import './Chart.css';

interface ChartTableProps {
  /** What the chart is called. */
  caption: string;
  /** Names of the columns; the first one names the rows. */
  columns: readonly string[];
  /** Cells as they are read, a row each. */
  rows: readonly (readonly string[])[];
}

/**
 * What a chart shows, in words: heard on a screen, and seen on paper, where bars alone would have to be guessed. Every
 * chart with more than one value has it.
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
        {rows.map(([name = '', ...cells], at) => (
          <tr key={`${at} ${name}`}>
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
