import { useRef } from 'react';
import { useNewcomers } from '../useNewcomers.ts';

/** A list of offers, as on a page of the shop. */
export const Cards = ({ ids }: { ids: readonly number[] }) => {
  const list = useRef<HTMLUListElement>(null);
  useNewcomers(list, ids);
  return (
    <ul ref={list} style={{ display: 'flex', gap: 'var(--m-space-150)', listStyle: 'none', padding: 0 }}>
      {ids.map((id) => (
        <li
          key={id}
          style={{
            padding: 'var(--m-space-200)',
            border: '1px solid var(--m-color-border-default)',
            borderRadius: 'var(--m-radius-panel)',
            background: 'var(--m-color-surface-panel)',
          }}
        >
          Offer {id + 1}
        </li>
      ))}
    </ul>
  );
};
