import preview from '@mortar/storybook/preview';
import type { TEXT_STEPS } from '@mortar/themes';
import './foundations.css';
import { useTheme } from './useTheme.ts';

const font = (step: (typeof TEXT_STEPS)[number]) => `var(--m-text-${step}-size) / var(--m-text-${step}-line)`;

const HEADINGS = [
  ['4xl', 'A greeting: Good morning, Thandi'],
  ['3xl', 'A page: Order Manager'],
  ['2xl', 'A price: R1 234.50'],
  ['xl', 'A popup: Quantity Selection'],
] as const;

const TEXTS = [
  ['lg', 'what a panel is about: Amoxicillin 500mg Capsules'],
  ['md', 'forms and popups: Your Website has updated to the latest version. Please login to complete the update.'],
  ['sm', 'grids and panels: Amoxicillin 500mg Capsules, pack of 15, Karoo Pharma, Nappi 0719412001.'],
  ['xs', 'badges and key hints, and nothing smaller.'],
] as const;

const Specimen = () => {
  const read = useTheme();
  const inPixels = (step: (typeof TEXT_STEPS)[number]) =>
    ['size', 'line'].map((part) => Number.parseInt(read(`--m-text-${step}-${part}`), 10)).join('/');
  return (
    <div className="f-type">
      {HEADINGS.map(([step, text]) => (
        <p
          key={step}
          className="f-type__heading"
          style={{ font: `var(--m-font-heading-weight) ${font(step)} var(--m-font-heading)` }}
        >
          {text}
        </p>
      ))}
      {TEXTS.map(([step, text]) => (
        <p key={step} style={{ font: `${font(step)} var(--m-font-body)` }}>
          {step}, {inPixels(step)}: {text}
        </p>
      ))}
      <table className="m-figures f-figures">
        <caption>Figures stack</caption>
        <tbody>
          {['R1 234.50', 'R11 111.11', 'R98 760.00', 'R345.67'].map((amount) => (
            <tr key={amount}>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const meta = preview.meta({ title: 'Foundations/Type', component: Specimen });

export const Sizes = meta.story({});
