import type { Inks } from './inputs.ts';

// SVG patterns for advert backgrounds in a brand's inks, for shapes that gradients cannot draw.

const escapeSvg = (svg: string) => svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');

const image = (title: string, width: number, height: number, content: string) =>
  `url("data:image/svg+xml,${escapeSvg(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}' fill='none'><title>${title}</title>${content}</svg>`,
  )}")`;

/** A rosette that rises from the lower edge. */
export const leaves = ({ strong, middle }: Inks): string => {
  const leaf = (angle: number, fill: string, size: number) =>
    `<path fill='${fill}' fill-opacity='.8' transform='translate(150 170) rotate(${angle}) scale(${size})' d='M0 14C44 -34 34 -104 0 -150C-34 -104 -44 -34 0 14Z'/>`;
  const ring = (angles: readonly number[], fill: string, size: number) =>
    angles.map((angle) => leaf(angle, fill, size)).join('');
  return image(
    'Leaves',
    300,
    180,
    ring([-75, -45, -15, 15, 45, 75], middle, 1) + ring([-60, -30, 0, 30, 60], strong, 0.68),
  );
};

/** Flowering stems in one line weight. */
export const stems = ({ strong, middle, ink }: Inks): string => {
  const stem = (x: number, high: number, lean: number, flower: string) => {
    const [tx, ty] = [x + lean, 160 - high];
    const rays = [-60, -30, 0, 30, 60]
      .map((angle) => `<path stroke='${flower}' transform='rotate(${angle} ${tx} ${ty})' d='M${tx} ${ty}v-11'/>`)
      .join('');
    return `<path stroke='${ink}' d='M${x} 160Q${x} ${160 - high / 2} ${tx} ${ty}'/>${rays}`;
  };
  const content = [
    ...[stem(20, 70, -10, middle), stem(44, 118, 8, strong), stem(62, 88, 16, middle), stem(88, 136, -6, strong)],
    ...[stem(112, 64, 12, middle), stem(130, 104, 18, strong)],
  ];
  return image('Stems', 170, 160, `<g stroke-width='1.5' stroke-linecap='round'>${content.join('')}</g>`);
};
