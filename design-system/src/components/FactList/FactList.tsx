import './FactList.css';
import type { ReactNode } from 'react';

interface FactListProps {
  /** An empty value shows a dash. */
  facts: readonly { label: string; value: ReactNode }[];
  /** `columns` puts name over value, side by side; `rows` puts them in lines. */
  layout?: 'rows' | 'columns' | undefined;
}

/** Names and values of one thing. */
export const FactList = ({ facts, layout = 'rows' }: FactListProps) => (
  <dl className="m-facts" data-layout={layout}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="m-figures">{value === '' || value === null || value === undefined ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
