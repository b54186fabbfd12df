import preview from '@mortar/storybook/preview';
import { SERIES, type Series } from '../Chart/series.ts';
import { SeriesSwatch } from './SeriesSwatch.tsx';

const meta = preview.meta({
  title: 'Components/Charts/SeriesSwatch',
  component: SeriesSwatch,
  args: { series: 'one' as Series },
});

export const Plain = meta.story({ name: 'Plain series' });
export const Striped = meta.story({ name: 'Striped series', args: { series: 'one-striped' } });
export const Barred = meta.story({ name: 'Barred series', args: { series: 'one-barred' } });
export const Rest = meta.story({ name: 'The rest', args: { series: 'rest' } });
export const All = meta.story({
  name: 'All series',
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {SERIES.map((series) => (
        <li key={series} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <SeriesSwatch series={series} />
          {series}
        </li>
      ))}
    </ul>
  ),
});
