import { Sparkline } from '@mortar/design-system';
import type { PriceTrail } from '#products/history/model/priceTrail.ts';

/** The prices that were paid over the year as a line in steps. It keeps no state: it may stand in a grid's cell. */
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
