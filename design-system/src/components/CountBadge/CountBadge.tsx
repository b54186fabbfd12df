import './CountBadge.css';

interface CountBadgeProps {
  /** Above 99 it says `99+`. */
  count: number;
}

/**
 * How many wait. Its colour is that of text turned round, never a status: a count says nothing about how bad. It is
 * decoration: whoever carries it says the number in its name.
 */
export const CountBadge = ({ count }: CountBadgeProps) => (
  <span className="m-count" data-count={count > 99 ? '99+' : count} aria-hidden="true" />
);
