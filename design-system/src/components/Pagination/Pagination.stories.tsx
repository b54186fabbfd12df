import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const Controlled = (props: PaginationProps) => {
  const [page, setPage] = useState(props.page);
  const [size, setSize] = useState(props.size);
  const choose = (chosen: number) => {
    setSize(chosen);
    setPage(1);
  };
  return <Pagination {...props} page={page} onPage={setPage} size={size} onSize={props.onSize && choose} />;
};

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Conversations', page: 3, pages: 12, onPage: () => {}, size: 25, onSize: () => {} },
});

export const Playground = meta.story({});
export const First = meta.story({ name: 'First page', args: { page: 1 } });
export const Last = meta.story({ name: 'Last page', args: { page: 12 } });
export const Only = meta.story({ name: 'Only page', args: { page: 1, pages: 0 } });
export const WithoutSizes = meta.story({
  render: ({ label, page, pages }) => <Pagination label={label} page={page} pages={pages} onPage={() => {}} />,
});
export const Busy = meta.story({ args: { busy: true } });
export const Many = meta.story({ name: 'Many pages', args: { page: 1204, pages: 25_000 } });
