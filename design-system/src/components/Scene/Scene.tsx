import './Scene.css';

type SceneKind = 'empty' | 'error' | 'notFound' | 'offline' | 'setup' | 'tutorial';

interface SceneProps {
  kind: SceneKind;
  /** Height in px. */
  height?: number | undefined;
}

/** A path by style: `a` the brand's fill, `b` its tint, `l` only a line. */
type Part = readonly [as: 'a' | 'b' | 'l', path: string];

const SCENES: Readonly<Record<SceneKind, readonly Part[]>> = {
  empty: [
    ['b', 'M40 62h80l-8 36H48z'],
    ['a', 'M40 62l14-22h52l14 22H98a18 18 0 0 1-36 0z'],
  ],
  error: [
    ['b', 'M66 30h28v12l14 16v40H52V58l14-16z'],
    ['a', 'M62 20h36v12H62z'],
    ['l', 'M84 46l-10 16 13 9-11 12 6 14'],
  ],
  notFound: [
    ['b', 'M77 34h6v64h-6z'],
    ['a', 'M50 30h46l12 11-12 11H50z'],
    ['b', 'M110 58H72L62 67l10 9h38z'],
  ],
  offline: [
    ['a', 'M30 54h30v26H30z'],
    ['b', 'M100 54h30v26h-30z'],
    ['l', 'M8 67h22M130 67h22M60 60h9M60 74h9M86 60h14M86 74h14M76 46l4-8M80 96l4-8'],
  ],
  setup: [
    ['l', 'M34 46h92M34 68h92M34 90h92'],
    ['a', 'M52 38h16v16H52z'],
    ['b', 'M94 60h16v16H94z'],
    ['a', 'M68 82h16v16H68z'],
  ],
  tutorial: [
    ['b', 'M32 34h96v64H32z'],
    ['a', 'M70 50l28 16-28 16z'],
  ],
};

/** Each motif's background decoration; the theme shows the brand's own. */
const GROUNDS = {
  scale: [
    [
      'l',
      `M16 104h128${Array.from({ length: 17 }, (_, index) => `M${16 + index * 8} 104v${index % 4 === 0 ? 9 : 5}`).join('')}`,
    ],
  ],
  rosette: [
    ['b', 'M126 106q3-20 20-28q5 19-20 28z'],
    ['a', 'M128 106q14-12 28-7q-10 12-28 7z'],
    ['l', 'M16 106h128'],
  ],
  rings: [['l', 'M20 106q60-10 120 0M28 111q52-9 104 0M38 116q42-8 84 0']],
  stems: [['l', 'M4 106h148M10 106q-2-22 4-40m0 0l-6-8m6 8l0-10m0 10l7-7M22 106q2-14-2-26m0 0l-5-6m5 6l5-8']],
  petals: [
    ['a', 'M16 104h92v7H16z'],
    ['b', 'M108 104h36v7h-36z'],
  ],
} as const satisfies Record<string, readonly Part[]>;

const renderParts = (parts: readonly Part[]) =>
  parts.map(([as, path]) => <path key={path} className={`m-scene__${as}`} d={path} />);

/**
 * A decorative illustration in the brand's style: pen, fills and background come from the theme. Add text next to it.
 */
export const Scene = ({ kind, height = 96 }: SceneProps) => (
  <svg className="m-scene" viewBox="0 0 160 120" height={height} fill="none" aria-hidden="true">
    {Object.entries(GROUNDS).map(([motif, parts]) => (
      <g key={motif} data-motif={motif}>
        {renderParts(parts)}
      </g>
    ))}
    {renderParts(SCENES[kind])}
  </svg>
);
