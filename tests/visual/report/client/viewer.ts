import type { Card, CardPair, Picture } from '../model.ts';
import { type Acts, decisionButtons, judgementBadge, statusBadge, storybookAddress } from './card.ts';
import { capital, el, icon } from './dom.ts';
import { imageOf, overlayOf } from './picture.ts';
import { isServed, report } from './state.ts';

const WAYS = [
  ['beside', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Difference'],
] as const;
type Way = (typeof WAYS)[number][0];

const BLINK_MS = 700;

/** The large view of one combination, over the page. */
export interface Viewer {
  readonly isOpen: boolean;
  open(card: Card, combination?: string): void;
  /** Draws again what is open, after a decision. */
  draw(): void;
  close(): void;
  /** Gives true if the key was the viewer's. */
  press(key: string): boolean;
}

const picture = (shot: Picture | undefined, side: string) =>
  shot
    ? el('img', { src: imageOf(shot), alt: side, width: shot.width, height: shot.height, draggable: 'false' })
    : el('p', { class: 'viewer__none' }, side === 'Before' ? 'It did not exist before.' : 'It is gone.');

const figure = (side: string, ...content: (Node | null)[]) =>
  el(
    'figure',
    { class: 'viewer__side' },
    el('figcaption', {}, side),
    el('div', { class: 'viewer__sheet' }, ...content),
  );

function slider({ base, head }: CardPair): HTMLElement {
  const before = el('div', { class: 'slider__before' }, picture(base, 'Before'));
  const stage = el('div', { class: 'slider' }, picture(head, 'After'), before);
  const move = (event: Event) => stage.style.setProperty('--at', `${(event.target as HTMLInputElement).value}%`);
  const range = el('input', {
    type: 'range',
    min: 0,
    max: 100,
    step: 0.5,
    value: 50,
    'aria-label': 'Before and after',
    oninput: move,
  });
  stage.append(range);
  return figure('Before on the left, after on the right', stage);
}

function blink({ base, head }: CardPair): HTMLElement {
  const stage = el('div', { class: 'blink' }, picture(base, 'Before'), picture(head, 'After'));
  const caption = figure('After', stage);
  const words = caption.querySelector('figcaption');
  const timer = setInterval(() => {
    if (!stage.isConnected) return clearInterval(timer);
    const before = stage.classList.toggle('blink--before');
    if (words) words.textContent = before ? 'Before' : 'After';
  }, BLINK_MS);
  return caption;
}

function difference(pair: CardPair): HTMLElement {
  const { head, overlay, pixels = 0 } = pair;
  if (!overlay || !head)
    return figure('Difference', el('p', { class: 'viewer__none' }, 'The pictures are of different size.'));
  const { width, height } = head;
  const image = el('img', { src: overlayOf(pair), alt: 'Pixels that differ', width, height });
  return figure(`${pixels.toLocaleString('en')} pixels differ`, image);
}

function stageOf(way: Way, pair: CardPair): HTMLElement[] {
  if (!pair.base || !pair.head || (!pair.changed && way !== 'beside')) {
    return [figure(pair.head ? 'After' : 'Before', picture(pair.head ?? pair.base, 'After'))];
  }
  if (way === 'slider') return [slider(pair)];
  if (way === 'blink') return [blink(pair)];
  if (way === 'difference') return [difference(pair)];
  return [figure('Before', picture(pair.base, 'Before')), figure('After', picture(pair.head, 'After'))];
}

/** Makes the viewer. It keeps the way of looking from one story to the next. */
export function createViewer(acts: Acts, neighbour: (card: Card, by: number) => Card | undefined): Viewer {
  let card: Card | undefined;
  let combination = '';
  let way: Way = 'beside';
  let fits = true;
  const dialog = el('dialog', { class: 'viewer', 'aria-label': 'Pictures of a story' });
  document.body.append(dialog);

  const choose = (name: string) => {
    combination = name;
    draw();
  };
  const tab = (name: string, pair: CardPair | undefined) => {
    const className = `tab${pair?.changed ? ' tab--changed' : ''}`;
    const label = capital(name);
    const pressed = name === combination ? 'true' : 'false';
    const press = () => choose(name);
    return el('button', {
      class: className,
      type: 'button',
      disabled: !pair,
      'aria-pressed': pressed,
      title: label,
      'aria-label': label,
      onclick: press,
    });
  };
  const tabs = (shown: Card) =>
    el(
      'div',
      { class: 'tabs', role: 'group', 'aria-label': 'Brand and mode' },
      ...report.brands.map((brand) => el('span', { class: 'tabs__brand', 'aria-hidden': 'true' }, capital(brand))),
      ...report.modes.flatMap((mode) =>
        report.brands.map((brand) => tab(`${brand} ${mode}`, shown.pairs[`${brand} ${mode}`])),
      ),
    );
  const ways = () =>
    el(
      'div',
      { class: 'segments', role: 'group', 'aria-label': 'How to look' },
      ...WAYS.map(([name, word], index) => {
        const press = () => {
          way = name;
          draw();
        };
        const pressed = name === way ? 'true' : 'false';
        return el(
          'button',
          { type: 'button', 'aria-pressed': pressed, onclick: press },
          word,
          el('kbd', {}, String(index + 1)),
        );
      }),
    );
  const link = (side: 'base' | 'head', word: string, shown: Card) =>
    isServed &&
    el(
      'a',
      { class: 'link', target: '_blank', rel: 'noopener', href: storybookAddress(side, shown, combination) },
      word,
      icon('out'),
    );

  function draw(): void {
    const pair = card?.pairs[combination];
    if (!card || !pair) return;
    const toggle = () => {
      fits = !fits;
      draw();
    };
    dialog.replaceChildren(
      el(
        'header',
        { class: 'viewer__head' },
        el(
          'div',
          { class: 'viewer__names' },
          el('h2', {}, el('span', { class: 'card__title' }, `${card.title} / `), card.name),
          el(
            'div',
            { class: 'card__facts' },
            statusBadge(card),
            el('strong', {}, capital(combination)),
            link('base', 'Before', card),
            link('head', 'After', card),
          ),
        ),
        tabs(card),
        el('div', { class: 'card__acts' }, judgementBadge(card), ...decisionButtons(card, acts)),
      ),
      el(
        'div',
        { class: 'viewer__tools' },
        ways(),
        el(
          'button',
          { class: 'button', type: 'button', 'aria-pressed': fits ? 'false' : 'true', onclick: toggle },
          'Full size',
          el('kbd', {}, 'z'),
        ),
        el(
          'span',
          { class: 'quiet' },
          pair.changed ? `${(pair.pixels ?? 0).toLocaleString('en')} pixels differ` : 'Equal',
        ),
        el(
          'span',
          { class: 'viewer__keys quiet' },
          el('kbd', {}, '← →'),
          ' brand and mode ',
          el('kbd', {}, 'j k'),
          ' story ',
          el('kbd', {}, 'Esc'),
          ' back',
        ),
      ),
      el('div', { class: `viewer__stage${fits ? ' viewer__stage--fits' : ''}` }, ...stageOf(way, pair)),
    );
  }

  function open(shown: Card, name?: string): void {
    const names = Object.keys(shown.pairs);
    if (names.length === 0) return;
    const kept = shown.pairs[combination]?.changed ? combination : undefined;
    card = shown;
    combination = name ?? kept ?? names.find((one) => shown.pairs[one]?.changed) ?? names[0] ?? '';
    if (!dialog.open) dialog.showModal();
    draw();
    dialog.focus();
  }

  function step(by: number): void {
    const names = Object.keys(card?.pairs ?? {});
    const changed = names.filter((name) => card?.pairs[name]?.changed);
    const among = changed.length > 1 ? changed : names;
    const at = among.indexOf(combination);
    choose(among[(at + by + among.length) % among.length] ?? combination);
  }

  function press(key: string): boolean {
    if (!dialog.open || !card) return false;
    const chosen = WAYS[Number(key) - 1]?.[0];
    if (chosen) way = chosen;
    else if (key === 'ArrowRight' || key === 'ArrowLeft') step(key === 'ArrowRight' ? 1 : -1);
    else if (key === 'z') fits = !fits;
    else if (key === 'j' || key === 'k') {
      const next = neighbour(card, key === 'j' ? 1 : -1);
      if (next) open(next);
      return true;
    } else return false;
    draw();
    return true;
  }

  return {
    get isOpen() {
      return dialog.open;
    },
    open,
    draw,
    close: () => dialog.close(),
    press,
  };
}
