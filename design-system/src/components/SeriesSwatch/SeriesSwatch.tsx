import '../Chart/series.css';
import './SeriesSwatch.css';
import type { Series } from '../Chart/series.ts';

interface SeriesSwatchProps {
  /** The series as shown in the chart. */
  series: Series;
}

/** Swatch of a chart series next to its name in a list. Stateless, so it can be used in grid cells. */
export const SeriesSwatch = ({ series }: SeriesSwatchProps) => (
  <span className="m-series m-swatch" data-series={series} aria-hidden="true" />
);
