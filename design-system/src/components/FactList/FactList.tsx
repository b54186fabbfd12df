import './FactList.css';
import type { ReactNode } from 'react';

interface FactListProps {
  /** An empty value shows a dash. */
  facts: readonly { label: string; value: ReactNode }[];
  /** `rows` puts them in lines; `columns` puts name over value, side by side as wide as they are; `grid` does so in even columns, for more than fit one line. */
  layout?: 'rows' | 'columns' | 'grid' | undefined;
  /** `md` (13 px) beside other things, `lg` (14 px) where the facts are what one came for. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** Names and values of one thing. */
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
