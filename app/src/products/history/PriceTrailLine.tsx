import { Sparkline } from '@mortar/design-system';
import type { PriceTrail } from '#products/history/model/priceTrail.ts';

/** Shows prices paid during the year as a step chart; stateless, so usable in grid cells. */
export function PriceTrailLine({ trail, label, width }: { trail: PriceTrail; label: string; width?: number }) {
  return (
    <Sparkline
      step
      extremes
      width={width}
      label={label}
      values={trail.points.map(({ price }) => price)}
      times={trail.points.map(({ at }) => at)}
    />
  );
}
