import './FactList.css';
import type { ReactNode } from 'react';

interface FactListProps {
  /** Names and values. An empty value shows a dash. */
  facts: readonly { label: string; value: ReactNode }[];
  /**
   * `rows`: one line each; `columns`: name above value, side by side with their own widths; `grid`: the same in even
   * columns, for several lines.
   */
  layout?: 'rows' | 'columns' | 'grid' | undefined;
  /** `md` (13 px) next to other content, `lg` (14 px) for main content. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A list of names and values. */
export const FactList = ({ facts, layout = 'rows', size = 'md' }: FactListProps) => (
  <dl className="m-facts" data-layout={layout} data-size={size}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="m-figures" translate="no">
          {value === '' || value === null || value === undefined ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
);
