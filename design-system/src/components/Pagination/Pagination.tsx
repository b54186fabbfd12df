import './Pagination.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';

export interface PaginationProps {
  /** Accessible name of the paged content: `Conversations`. */
  label: string;
  /** Current page from 1; controlled. */
  page: number;
  /** Number of pages; 0 counts as one. */
  pages: number;
  /** Called with the requested page, within 1 and `pages`. */
  onPage: (page: number) => void;
  /** Rows per page, if selectable. */
  size?: number | undefined;
  /** Selectable sizes. Default 10, 15 and 25 (002 §2.10). */
  sizes?: readonly number[] | undefined;
  /** Called with the selected size. Reset to page 1. */
  onSize?: ((size: number) => void) | undefined;
  /** True while a page is loading: the present one stays, and the arrows are disabled. */
  busy?: boolean | undefined;
}

const SIZES = [10, 15, 25];

/** Pagination of a long list: 'Page X of Y'. For scrolling rows use a `DataGrid`. */
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
