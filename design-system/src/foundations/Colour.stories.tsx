import preview from '@mortar/storybook/preview';
import { PALETTES } from '@mortar/themes';
import './foundations.css';
import { getVariable } from './useTheme.ts';

const GROUPS: Record<string, string[]> = {
  Surfaces: ['page', 'panel', 'raised', 'sunken', 'field'].map((name) => `color.surface.${name}`),
  Texts: ['default', 'muted', 'placeholder', 'disabled', 'link'].map((name) => `color.text.${name}`),
  Borders: ['default', 'control', 'popup'].map((name) => `color.border.${name}`),
  Rows: ['row', 'rowAlternate', 'rowHover', 'rowSelected', 'rowActive', 'rowLocked', 'matchBg'].map(
    (n) => `color.grid.${n}`,
  ),
  Statuses: ['invoiced', 'partial', 'regretted', 'waiting'].flatMap((n) => [
    `color.status.${n}.fg`,
    `color.status.${n}.bg`,
  ]),
  Credit: ['low', 'medium', 'high', 'over', 'track'].map((name) => `color.credit.${name}`),
  Charts: ['value', 'compared', 'average', 'rule', 'track'].map((name) => `color.chart.${name}`),
  'Parts of a whole': ['one', 'two', 'three', 'four', 'five', 'rest'].map((name) => `color.chart.series.${name}`),
  'Top bar': ['bg', 'hover', 'text', 'muted', 'border'].map((name) => `color.topBar.${name}`),
  ...Object.fromEntries(
    PALETTES.map((palette) => [
      palette,
      ['solid', 'emphasized', 'contrast', 'fg', 'muted', 'subtle', 'border', 'focusRing'].map(
        (role) => `color.palette.${palette}.${role}`,
      ),
    ]),
  ),
};

const Swatches = () => (
  <div className="f-groups">
    {Object.entries(GROUPS).map(([name, paths]) => (
      <section key={name} aria-label={name}>
        <h2 className="f-heading">{name}</h2>
        <ul className="f-swatches">
          {paths.map((path) => (
            <li key={path}>
              <span className="f-swatch" style={{ background: `var(${getVariable(path)})` }} />
              {path.split('.').slice(2).join(' ')}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const meta = preview.meta({ title: 'Foundations/Colour', component: Swatches });

export const Roles = meta.story({});
