import preview from '@mortar/storybook/preview';
import { contrastPairs } from '@mortar/themes/contrast-pairs';
import { getContrast } from '../components/ColourField/contrast.ts';
import './foundations.css';
import { getVariable, useTheme } from './useTheme.ts';

const ContrastTable = () => {
  const read = useTheme();
  const rows = contrastPairs
    .map((pair) => ({ ...pair, ink: read(getVariable(pair.fg)), ground: read(getVariable(pair.bg)) }))
    .map((row) => ({ ...row, is: getContrast(row.ink, row.ground) }))
    .sort((a, b) => a.is / a.min - b.is / b.min);
  return (
    <table className="f-table">
      <caption>{rows.length} pairs of the contract, the tightest first</caption>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Ground</th>
          <th scope="col">Sample</th>
          <th scope="col">Is</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fg, bg, ink, ground, is, min }) => (
          <tr key={`${fg} ${bg}`}>
            <td>{fg.replace('color.', '')}</td>
            <td>{bg.replace('color.', '')}</td>
            <td>
              <span className="f-sample" style={{ background: ground, color: ink }} aria-hidden="true">
                {min === 4.5 ? 'Abc 123' : '◼ ▬'}
              </span>
            </td>
            <td className="m-figures">{is.toFixed(2)}</td>
            <td className="m-figures">{min}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

// Also lists the lower contrast that is sufficient for icons and lines, but not for text.
const meta = preview.meta({
  title: 'Foundations/Contrast',
  component: ContrastTable,
  parameters: { colours: false },
});

export const Table = meta.story({});
