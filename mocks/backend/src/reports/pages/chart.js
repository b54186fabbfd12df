// SVG charts rendered at their actual width: columns of months, bars of names, stacked months, credit.

const NS = 'http://www.w3.org/2000/svg';
const HUES = ['one', 'two', 'three', 'four', 'five'];
/** Pixels. */
const HEIGHT = 216;
const FOOT = 24;
const SCALE = 60;
const BAR = 26;
const MAX_BARS = 10;

function element(name, attributes, ...children) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

const shape = (name, attributes, words) => {
  const title = element('title', {});
  title.textContent = words;
  return element(name, attributes, title);
};

function label(text, attributes) {
  const made = element('text', attributes);
  made.textContent = text;
  return made;
}

const svgOf = (name, width, height, children) =>
  element('svg', { role: 'img', 'aria-label': name, width, height, viewBox: `0 0 ${width} ${height}` }, ...children);

/** Returns a round number at or above a value. */
function ceiling(value) {
  const digit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5].find((step) => step * digit >= value) ?? 10) * digit;
}

/** Returns the roughly four lines of a scale, and the position of a value. */
function getScale(low, high, width, short) {
  const step = ceiling(Math.max(high, -low, 1) / 4);
  const [from, to] = [Math.floor(low / step) * step, Math.max(Math.ceil(high / step), 1) * step];
  const y = (value) => 10 + ((to - value) / (to - from)) * (HEIGHT - FOOT - 16);
  const lines = [];
  for (let value = from; value <= to; value += step) {
    const look = value === 0 ? 'axis' : 'rule';
    lines.push(
      element('line', { x1: SCALE, x2: width, y1: y(value), y2: y(value), class: look }),
      label(short(value), { x: SCALE - 8, y: y(value), dy: 4, 'text-anchor': 'end' }),
    );
  }
  return { y, lines };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats yyyy/MM as `Jan 2026`. */
export const monthName = (month) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** Names below columns; every other one if space is short, and the last one within the chart. */
function feet(names, width) {
  const step = (width - SCALE) / names.length;
  const every = Math.ceil(62 / step);
  return names.flatMap((name, index) => {
    const left = names.length - 1 - index;
    if (left % every > 0) return [];
    const isTight = left === 0 && step < 62;
    const x = isTight ? width : SCALE + (index + 0.5) * step;
    return [label(name, { x, y: HEIGHT - 6, 'text-anchor': isTight ? 'end' : 'middle' })];
  });
}

/**
 * Returns grouped columns, one per series at each name.
 * @param bars each with a name and values, in the order of the series
 */
export function columns(name, width, bars, series, { short, long }) {
  const values = bars.flatMap((bar) => bar.values);
  const { y, lines } = getScale(Math.min(0, ...values), Math.max(0, ...values), width, short);
  const step = (width - SCALE) / bars.length;
  const broad = Math.min(28, (step * 0.72) / series.length);
  const columnElements = bars.flatMap((bar, index) =>
    bar.values.map((value, which) => {
      const x = SCALE + (index + 0.5) * step + (which - series.length / 2) * broad;
      const [upper, lower] = [y(Math.max(0, value)), y(Math.min(0, value))];
      return shape(
        'rect',
        {
          x: x + 0.5,
          y: upper,
          width: broad - 1,
          height: Math.max(0, lower - upper),
          rx: 1.5,
          class: series[which].look,
        },
        `${bar.name}, ${series[which].label}: ${long(value)}`,
      );
    }),
  );
  return svgOf(name, width, HEIGHT, [
    ...lines,
    ...columnElements,
    ...feet(
      bars.map((bar) => bar.name),
      width,
    ),
  ]);
}

/** Returns stacked columns. */
export function stack(name, width, bars, series, { short, long }) {
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const { y, lines } = getScale(0, Math.max(0, ...sums), width, short);
  const step = (width - SCALE) / bars.length;
  const broad = Math.min(44, step * 0.7);
  const columnElements = bars.flatMap((bar, index) => {
    let below = 0;
    return bar.values.map((value, which) => {
      const [upper, lower] = [y(below + value), y(below)];
      below += value;
      return shape(
        'rect',
        {
          x: SCALE + (index + 0.5) * step - broad / 2,
          y: upper,
          width: broad,
          height: Math.max(0, lower - upper),
          class: series[which].look,
        },
        `${bar.name}, ${series[which].label}: ${long(value)}`,
      );
    });
  });
  return svgOf(name, width, HEIGHT, [
    ...lines,
    ...columnElements,
    ...feet(
      bars.map((bar) => bar.name),
      width,
    ),
  ]);
}

/** Returns the width in pixels of a chart's text, up to a maximum. */
const getTextWidth = (texts, maximum) => Math.min(maximum, Math.max(0, ...texts.map((text) => text.length * 7)));

/** Shortens a name in the middle if it is too long, because products differ at their end. */
function shortened(text, room) {
  const characterCount = Math.floor(room / 7);
  if (text.length <= characterCount) return text;
  const endLength = Math.floor(characterCount * 0.55);
  return `${text.slice(0, characterCount - endLength - 1)}…${text.slice(-endLength)}`;
}

/** Returns horizontal bars with name and value; as many as are readable. */
export function bars(name, width, all, { long }) {
  const shown = all.slice(0, MAX_BARS);
  const left =
    getTextWidth(
      shown.map((bar) => bar.name),
      width * 0.4,
    ) + 12;
  const right =
    getTextWidth(
      shown.map(({ value }) => long(value)),
      140,
    ) + 12;
  const values = shown.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (value) => left + ((value - low) / (high - low || 1)) * (width - left - right);
  const columnElements = shown.flatMap((bar, index) => {
    const [from, to] = [x(Math.min(0, bar.value)), x(Math.max(0, bar.value))];
    const [y, middle] = [index * BAR + 4, index * BAR + BAR / 2];
    return [
      label(shortened(bar.name, left - 12), { x: left - 10, y: middle, dy: 4, 'text-anchor': 'end' }),
      shape(
        'rect',
        { x: from, y, width: Math.max(1, to - from), height: BAR - 8, rx: 1.5, class: 'value' },
        `${bar.name}: ${long(bar.value)}`,
      ),
      label(long(bar.value), { x: to + 8, y: middle, dy: 4, class: 'value' }),
    ];
  });
  const axis = { x1: x(0), x2: x(0), y1: 0, y2: shown.length * BAR, class: 'axis' };
  return svgOf(
    name,
    width,
    shown.length * BAR + 4,
    low < 0 ? [...columnElements, element('line', axis)] : columnElements,
  );
}

/** Green to a quarter of the limit, yellow below half, orange below all of it, red from there. */
const creditLevel = (share) => (share <= 0.25 ? 'low' : share < 0.5 ? 'medium' : share < 1 ? 'high' : 'over');

/** Width in pixels below which bars show only the rate; amounts are in the table. */
const NARROW = 560;

/**
 * Returns the used share of each limit.
 * @param all each with a name, a limit, its use, and texts for amounts and rate
 */
export function credit(name, width, all) {
  const limited = all.filter(({ limit }) => limit > 0);
  const valueText = ({ words, rate }) => (width < NARROW ? rate : words);
  const left =
    getTextWidth(
      limited.map((bar) => bar.name),
      width * (width < NARROW ? 0.5 : 0.34),
    ) + 12;
  const right = getTextWidth(limited.map(valueText), 260) + 12;
  const room = Math.max(40, width - left - right);
  const columnElements = limited.flatMap((bar, index) => {
    const [share, y, middle] = [bar.used / bar.limit, index * BAR + 6, index * BAR + BAR / 2];
    const used = { x: left, y, width: Math.max(1, Math.min(1, share) * room), height: BAR - 12, rx: 2 };
    return [
      label(shortened(bar.name, left - 12), { x: left - 10, y: middle, dy: 4, 'text-anchor': 'end' }),
      element('rect', { ...used, width: room, class: 'track' }),
      shape('rect', { ...used, class: creditLevel(share) }, `${bar.name}: ${bar.words}`),
      label(valueText(bar), { x: left + room + 8, y: middle, dy: 4, class: 'value' }),
    ];
  });
  return svgOf(name, width, limited.length * BAR + 4, columnElements);
}

/** Returns the style of a series; the last one is muted. */
export const getSeriesStyle = (at) => HUES[at] ?? 'rest';
export const PARTS = HUES.length;

/** Returns a chart's legend as a list. */
export function legend(series) {
  const list = document.createElement('ul');
  for (const { label: words, look } of series) {
    const item = document.createElement('li');
    const mark = element(
      'svg',
      { width: 10, height: 10, 'aria-hidden': 'true' },
      element('rect', { width: 10, height: 10, rx: 2, class: look }),
    );
    item.append(mark, words);
    list.append(item);
  }
  return list;
}
