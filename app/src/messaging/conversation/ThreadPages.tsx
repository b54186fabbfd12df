import { Pagination } from '@mortar/design-system';
import type { ComponentProps } from 'react';
import './threadList.css';

/** Below a list: which page of it this is. */
export const ThreadPages = (props: ComponentProps<typeof Pagination>) => (
  <div className="thread-pages">
    <Pagination {...props} />
  </div>
);
