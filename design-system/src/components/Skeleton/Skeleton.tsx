import './Skeleton.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string | number | undefined;
  /** Height of each line. Any CSS length. */
  height?: string | number | undefined;
  /** Lines of text instead of one block. */
  lines?: number | undefined;
}

/** Placeholder for loading content. Hidden from screen readers: announce "Loading" once next to it. */
export const Skeleton = ({ width = '100%', height = 16, lines = 1 }: SkeletonProps) => (
  <span className="m-skeletons" style={{ width }} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span
        key={line}
        className="m-skeleton"
        style={{ height, width: lines > 1 && line === lines - 1 ? '60%' : '100%' }}
      />
    ))}
  </span>
);
