import { type GridColumn, ICON_WIDTH } from '@mortar/design-system';
import { Check, CreditCard, PackageMinus } from 'lucide-react';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import type { Hint } from './model/guideText.ts';
import './guidance.css';

/** Width of a digit, px. */
const DIGIT_WIDTH = 6.4;

/** Characters of a short hint, which gets space first. */
const SHORT_HINT_LENGTH = 14;

/** Content of the guidance column next to an order's totals. */
export type GuideColumn = Pick<GridColumn<SupplierTotal>, 'value' | 'render' | 'renderWidth'>;

function HintIcon({ about, amount }: Hint) {
  const Icon = about === 'credit' ? CreditCard : amount === '' ? Check : PackageMinus;
  return <Icon size={14} aria-hidden />;
}

/** A reached minimum is shown only alone. */
const isWorthSpace = ({ about, tone }: Hint) => about === 'credit' || tone !== 'quiet';

/** Hint as long as space allows: at least a number with an icon. */
function FirstHint({ hint }: { hint: Hint }) {
  return (
    <span
      className="guide-hint"
      data-tone={hint.tone}
      data-few={hint.short.length <= SHORT_HINT_LENGTH || undefined}
      title={hint.text}
      role="img"
      aria-label={hint.text}
    >
      <span className="guide-sign">
        <HintIcon {...hint} />
      </span>
      <span className="guide-figure">{hint.amount}</span>
      <span className="guide-short">{hint.short}</span>
      <span className="guide-whole">{hint.text}</span>
    </span>
  );
}

/**
 * Returns the column with each supplier's hints, most urgent first.
 * @param getHints by the supplier's full name
 */
export function guideColumn(getHints: (supplier: string) => readonly Hint[]): GuideColumn {
  return {
    value: ({ supplier }) =>
      getHints(supplier)
        .map(({ text }) => text)
        .join(', ') || null,
    renderWidth: ({ supplier }) => ICON_WIDTH + (getHints(supplier)[0]?.amount.length ?? 0) * DIGIT_WIDTH,
    render: ({ supplier }) => {
      const [first, ...others] = getHints(supplier);
      return (
        first && (
          <span className="guide">
            <FirstHint hint={first} />
            {others.filter(isWorthSpace).map(({ text, tone }) => (
              <span key={text} className="guide-hint guide-other" data-tone={tone}>
                {text}
              </span>
            ))}
          </span>
        )
      );
    },
  };
}
