import type { Color, Mode } from '../src/contract.ts';
import type { BrandInputs, Inks, Motif } from '../src/derive/inputs.ts';
import { derive } from '../src/derive.ts';

// The decorative picture next to the sign-in form: a brand's motif, larger than the frame.

const SIZE = 1000;
const round = (value: number) => Number(value.toFixed(1));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A reproducible sequence of numbers from 0 to 1, for irregular shapes that are the same in each run. */
function* uneven(seed: number): Generator<number, never> {
  let value = seed;
  while (true) {
    value = (Math.imul(value, 1664525) + 1013904223) | 0;
    yield (value >>> 8) / 0x1000000;
  }
}

type Draw = (inks: Inks) => string;

const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${rest}/>`;

/** A measuring scale along the arc of a bowl that exceeds the frame. */
const scale: Draw = ({ strong, middle, faint, ink }) => {
  const [x, y, r] = [1040, 180, 760];
  const tick = (at: number) => {
    const [long, width] = at % 10 === 0 ? [74, 3] : at % 5 === 0 ? [48, 2] : [28, 1.5];
    const angle = radians(82 + at * 1.1);
    const point = (out: number) => `${round(x + Math.cos(angle) * out)} ${round(y + Math.sin(angle) * out)}`;
    return `<path stroke="${at % 10 === 0 ? strong : ink}" stroke-opacity="${at % 10 === 0 ? 1 : 0.55}" stroke-width="${width}" d="M${point(r + 16)}L${point(r + 16 + long)}"/>`;
  };
  return [
    circle(x, y, r, `fill="${faint}"`),
    `<path fill="${middle}" d="M${x - r} ${y + 150}A${r} ${r} 0 0 0 ${x} ${y + r}A${r} ${r} 0 0 0 ${x + r} ${y + 150}Z"/>`,
    `<path fill="${strong}" d="M${x - r + 62} ${y + 330}A${r} ${r} 0 0 0 ${x} ${y + r}A${r} ${r} 0 0 0 ${x + r - 62} ${y + 330}Z"/>`,
    ...Array.from({ length: 101 }, (_, index) => tick(index)),
  ].join('');
};

/** A rosette of leaves that rises from the lower right. */
const rosette: Draw = ({ strong, middle, faint }) => {
  const leaf = (out: number, wide: number, angle: number, fill: Color, opacity: number) =>
    `<path fill="${fill}" fill-opacity="${opacity}" transform="translate(700 900) rotate(${round(angle)})" d="M0 60C${wide} ${-out * 0.25} ${wide * 0.8} ${-out * 0.7} 0 ${-out}C${-wide * 0.8} ${-out * 0.7} ${-wide} ${-out * 0.25} 0 60Z"/>`;
  const ring = (count: number, out: number, wide: number, spread: number, fill: Color, opacity: number) =>
    Array.from({ length: count }, (_, index) =>
      leaf(out, wide, (index * spread) / (count - 1) - spread / 2, fill, opacity),
    ).join('');
  return (
    ring(7, 740, 180, 140, faint, 1) +
    ring(7, 640, 175, 180, middle, 0.9) +
    ring(6, 480, 150, 180, strong, 0.85) +
    ring(5, 300, 115, 180, middle, 0.95)
  );
};

/** Growth rings of a trunk, as in a woodcut. */
const rings: Draw = ({ strong, ink }) => {
  const chance = uneven(1904);
  const waves = Array.from({ length: 5 }, () => [chance.next().value * 6.28, 0.4 + chance.next().value] as const);
  const STEPS = 24;
  const pointAt = (r: number, at: number) => {
    const angle = radians((at * 360) / STEPS);
    const out = waves.reduce((sum, [shift, size], n) => sum + Math.sin(angle * (n + 2) + shift) * size * (r / 60), r);
    return [1000 + Math.cos(angle) * out, 560 + Math.sin(angle) * out * 1.06] as const;
  };
  /** A smooth curve through the midpoints between its points. */
  const ring = (r: number) => {
    const middle = (at: number) => {
      const [[ax, ay], [bx, by]] = [pointAt(r, at), pointAt(r, at + 1)];
      return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
    };
    const curves = Array.from({ length: STEPS }, (_, index) => {
      const [x, y] = pointAt(r, index + 1);
      return `Q${Math.round(x)} ${Math.round(y)} ${middle(index + 1)}`;
    });
    return `M${middle(0)}${curves.join('')}Z`;
  };
  const lines: string[] = [];
  let r = 18;
  while (r < 1150) {
    const width = 1 + chance.next().value * 4.5;
    lines.push(
      `<path stroke="${chance.next().value > 0.82 ? strong : ink}" stroke-width="${round(width)}" d="${ring(r)}"/>`,
    );
    r += 9 + chance.next().value * 20;
  }
  return lines.join('');
};

/** Stems of one weight growing from the lower edge, and a horizon. */
const stems: Draw = ({ strong, middle, ink }) => {
  const chance = uneven(7);
  const next = () => chance.next().value;
  const stem = () => {
    const [x, high, lean] = [470 + next() * 510, 130 + next() * 400 * next() ** 0.4, (next() - 0.5) * 150];
    const [tx, ty] = [x + lean, 1000 - high];
    const flower = next();
    const color = flower > 0.6 ? strong : middle;
    const head =
      flower > 0.6
        ? Array.from({ length: 9 }, (_, index) => {
            const angle = radians(-160 + index * 17.5);
            return `<path stroke="${color}" d="M${round(tx)} ${round(ty)}L${round(tx + Math.cos(angle) * 34)} ${round(ty + Math.sin(angle) * 34)}"/>`;
          }).join('')
        : Array.from({ length: 6 }, (_, index) => {
            const along = 0.45 + index * 0.1;
            const [px, py] = [x + lean * along * along, 1000 - high * along];
            return `<path stroke="${color}" d="M${round(px)} ${round(py)}q${index % 2 ? 22 : -22} -6 ${index % 2 ? 30 : -30} -26"/>`;
          }).join('');
    return `<path stroke="${ink}" d="M${round(x)} 1000Q${round(x)} ${round(1000 - high * 0.5)} ${round(tx)} ${round(ty)}"/>${head}`;
  };
  return `<path stroke="${middle}" stroke-width="1.5" d="M0 640H1000"/>${circle(690, 640, 190, `stroke="${middle}" stroke-width="1.5"`)}<g stroke-width="2" stroke-linecap="round">${Array.from({ length: 46 }, stem).join('')}</g>`;
};

/** Petals as triangles and bars, tightly cropped. */
const petals: Draw = ({ strong, middle, faint }) => {
  const petal = (angle: number, fill: Color, out: number, half: number) =>
    `<path fill="${fill}" transform="translate(560 1010) rotate(${angle})" d="M0 0L${half} ${-out * 0.55}L0 ${-out}L${-half} ${-out * 0.55}Z"/>`;
  const ring = (count: number, spread: number, fill: Color, out: number, half: number) =>
    Array.from({ length: count }, (_, index) =>
      petal(-spread + (index * 2 * spread) / (count - 1), fill, out, half),
    ).join('');
  return (
    ring(6, 75, faint, 980, 120) +
    ring(5, 60, middle, 760, 120) +
    ring(4, 42, strong, 540, 105) +
    `<path fill="${strong}" d="M0 0H1000V26H0Z"/>`
  );
};

const MOTIFS: Readonly<Record<Motif, { title: string; draw: Draw }>> = {
  scale: { title: 'A measuring scale', draw: scale },
  rosette: { title: 'Leaves', draw: rosette },
  rings: { title: 'The rings of a trunk', draw: rings },
  stems: { title: 'Stems in flower', draw: stems },
  petals: { title: 'Petals', draw: petals },
};

/** Returns the sign-in picture, 1000 × 1000, of which any edge may be cropped. Undefined for a brand without one. */
export function entrance({ picture, ...brand }: BrandInputs, mode: Mode): string | undefined {
  if (!picture) return undefined;
  const { surface, palette, text } = derive(brand, mode).color;
  const { solid: strong, border: middle, muted: faint } = palette.accent;
  const inks: Inks = { ground: surface.page, strong, middle, faint, ink: text.muted, ...picture.inks?.[mode] };
  const { title, draw } = MOTIFS[picture.motif];
  const ground = `<path fill="${inks.ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" fill="none"><title>${title}</title>${ground}${draw(inks)}</svg>\n`;
}
