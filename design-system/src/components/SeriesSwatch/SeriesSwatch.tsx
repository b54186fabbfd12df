import '../Chart/series.css';
import './SeriesSwatch.css';
import type { Series } from '../Chart/series.ts';

interface SeriesSwatchProps {
  /** As the chart shows what stands beside it. */
  series: Series;
}

/** What a part of a chart looks like, beside its name in a list. It keeps no state: it may stand in a grid's cell. */
export const SeriesSwatch = ({ series }: SeriesSwatchProps) => (
  <span className="m-series m-swatch" data-series={series} aria-hidden="true" />
);
