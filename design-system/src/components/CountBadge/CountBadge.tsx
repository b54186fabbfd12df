import './CountBadge.css';

interface CountBadgeProps {
  /** Shown as `99+` above 99. */
  count: number;
}

/**
 * Number of pending items in neutral inverted colours, because a count is not a status. Decorative: include the number
 * in the carrier's name.
 */
export const CountBadge = ({ count }: CountBadgeProps) => (
  <span className="m-count" data-count={count > 99 ? '99+' : count} aria-hidden="true" />
);
