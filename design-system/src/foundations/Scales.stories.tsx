import preview from '@mortar/storybook/preview';
import { CONTROL_STEPS, SPACE_STEPS } from '@mortar/themes';
import './foundations.css';
import { useTheme } from './useTheme.ts';

const SCALES = [
  ['Space: paddings, margins and gaps, in hundredths of 8 px', SPACE_STEPS.map((step) => `--m-space-${step}`)],
  ['Controls: heights of what is pressed or typed into', CONTROL_STEPS.map((step) => `--m-control-${step}`)],
] as const;

const Sheet = () => {
  const read = useTheme();
  return (
    <div className="f-sheet">
      {SCALES.map(([caption, names]) => (
        <table key={caption} className="f-table">
          <caption>{caption}</caption>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td className="m-figures">{read(name)}</td>
                <td>
                  <div className="f-length" style={{ width: `var(${name})` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
};

const meta = preview.meta({ title: 'Foundations/Scales', component: Sheet });

export const Tokens = meta.story({});
