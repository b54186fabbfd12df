import './Pagination.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';

export interface PaginationProps {
  /** What is paged, for people who hear it: `Conversations`. */
  label: string;
  /** The page in sight, from 1. You keep it. */
  page: number;
  /** How many pages there are; none counts as one. */
  pages: number;
  /** The page that was asked for, within 1 and `pages`. */
  onPage: (page: number) => void;
  /** Rows on a page, where it can be chosen. */
  size?: number | undefined;
  /** The sizes to choose from. Default 10, 15 and 25 (002 §2.10). */
  sizes?: readonly number[] | undefined;
  /** The size that was chosen. Go back to page 1. */
  onSize?: ((size: number) => void) | undefined;
  /** The page is being fetched: it stays, and the arrows wait. */
  busy?: boolean | undefined;
}

const SIZES = [10, 15, 25];

/** Where one is in a long list that comes in pages: 'Page X of Y'. For rows that scroll take a `DataGrid`. */
export const Pagination = (props: PaginationProps) => {
  const { label, onPage, size, sizes = SIZES, onSize, busy = false } = props;
  const pages = Math.max(1, Math.trunc(props.pages) || 1);
  const page = Math.min(Math.max(1, Math.trunc(props.page) || 1), pages);
  const arrow = (to: number, name: string, icon: typeof ChevronLeft) => {
    const Icon = icon;
    return (
      <IconButton
        label={name}
        icon={<Icon size={16} aria-hidden="true" />}
        aria-disabled={busy || undefined}
        disabled={to < 1 || to > pages}
        onClick={() => !busy && onPage(to)}
      />
    );
  };
  return (
    <nav className="m-pages" aria-label={`${label}, pages`}>
      {arrow(page - 1, 'Previous page', ChevronLeft)}
      <span className="m-pages__text m-figures" aria-live="polite" aria-busy={busy || undefined}>
        Page {page} of {pages}
      </span>
      {arrow(page + 1, 'Next page', ChevronRight)}
      {size !== undefined && onSize && (
        <div className="m-pages__size">
          <SelectField
            label="Rows on a page"
            hideLabel
            size="sm"
            options={sizes.map((one) => ({ value: String(one), label: `${one} rows` }))}
            value={String(size)}
            onChange={(chosen) => onSize(Number(chosen))}
          />
        </div>
      )}
    </nav>
  );
};
