import preview from '@mortar/storybook/preview';
import './foundations.css';

const SIZES = [
  ['28/34', 'A greeting: Good morning, Thandi'],
  ['20/26', 'A page: Order Manager'],
  ['16/22', 'A popup: Quantity Selection'],
] as const;

const Specimen = () => (
  <div className="f-type">
    {SIZES.map(([size, text]) => (
      <p
        key={size}
        className="f-type__heading"
        style={{ font: `var(--m-font-heading-weight) ${size.replace('/', 'px/')}px var(--m-font-heading)` }}
      >
        {text}
      </p>
    ))}
    <p style={{ font: '14px/20px var(--m-font-body)' }}>
      14/20 in forms and popups: Your Website has updated to the latest version. Please login to complete the update.
    </p>
    <p style={{ font: '13px/18px var(--m-font-body)' }}>
      13/18 in grids and panels: Amoxicillin 500mg Capsules, pack of 15, Karoo Pharma, Nappi 0719412001.
    </p>
    <p style={{ font: '12px/16px var(--m-font-body)' }}>12/16 in badges and key hints, and nothing smaller.</p>
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

const meta = preview.meta({ title: 'Foundations/Type', component: Specimen });

export const Sizes = meta.story({});
