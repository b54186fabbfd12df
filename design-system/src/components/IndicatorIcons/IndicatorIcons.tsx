import './IndicatorIcons.css';

export type Indicator = 'discovery' | 'mpl' | 'mrp' | 'gems' | 'favourite' | 'preferred' | 'vip';

interface Shape {
  name: string;
  /** The outline, 16 px. */
  frame: string;
  /** Line drawing inside it. */
  sign?: string | undefined;
  tone: 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  filled?: boolean | undefined;
}

const CIRCLE = 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z';

/** Four medical-aid lists by letter and outline; three marks of the pharmacy by icon. */
const SHAPES: Record<Indicator, Shape> = {
  discovery: { name: 'Discovery', frame: CIRCLE, sign: 'M6.2 5v6h1.3a3 3 0 0 0 0-6z', tone: 'info' },
  mpl: { name: 'MPL', frame: 'M2 2h12v12H2z', sign: 'M5 11V5l3 3.6L11 5v6', tone: 'success' },
  mrp: {
    name: 'MRP',
    frame: 'M8 1l7 7-7 7-7-7z',
    sign: 'M6.6 11V5.2h1.6a1.7 1.7 0 0 1 0 3.4H6.6M8.1 8.6L9.7 11',
    tone: 'warning',
  },
  gems: {
    name: 'GEMS',
    frame: 'M4.6 1.8h6.8L14.8 8l-3.4 6.2H4.6L1.2 8z',
    sign: 'M10.3 6.2a2.8 2.8 0 1 0 .3 2.8H8.4',
    tone: 'danger',
  },
  favourite: {
    name: 'Favourite',
    frame: 'M8 13.8L2.7 8.6a3.4 3.4 0 0 1 4.8-4.8l.5.5.5-.5a3.4 3.4 0 0 1 4.8 4.8z',
    tone: 'danger',
    filled: true,
  },
  preferred: { name: 'Preferred', frame: CIRCLE, sign: 'M5 8.2l2.1 2.1L11 6.1', tone: 'accent', filled: true },
  vip: { name: 'VIP', frame: 'M2 4.5l3 2.7L8 2.5l3 4.7 3-2.7-1.2 8H3.2z', tone: 'warning', filled: true },
};

interface IndicatorIconsProps {
  /** Indicators in display order. */
  indicators: readonly Indicator[];
}

/** Indicators of a product, each a small named icon. */
export const IndicatorIcons = ({ indicators }: IndicatorIconsProps) => (
  <span className="m-indicators">
    {indicators.map((indicator) => {
      const { name, frame, sign, tone, filled } = SHAPES[indicator];
      return (
        <svg key={indicator} width="16" height="16" viewBox="0 0 16 16" data-tone={tone} role="img" aria-label={name}>
          <title>{name}</title>
          <path
            d={frame}
            fill={filled ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
          {sign && <path d={sign} className={filled ? 'm-indicators__cut' : undefined} />}
        </svg>
      );
    })}
  </span>
);
