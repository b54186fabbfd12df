import { Pagination } from '@mortar/design-system';
import type { ComponentProps } from 'react';
import './threadList.css';

/** Shows the pagination below a list. */
export const ThreadPages = (props: ComponentProps<typeof Pagination>) => (
  <div className="thread-pages">
    <Pagination {...props} />
  </div>
);
