import type { Card, CardPair } from '../model.ts';
import { type Acts, decisionButtons, judgementBadge, statusBadge, storybookAddress } from './card.ts';
import { capital, el, icon } from './dom.ts';
import { COMPARISON_MODES, getStage, type Way, ZOOMS, type Zoom } from './stage.ts';
import { getDecision, isServed, report, type Said } from './state.ts';
import { JUDGEMENT, toRows } from './words.ts';

/** The full-size view of one combination, over the page. */
interface Viewer {
  readonly isOpen: boolean;
  open(card: Card, combination?: string): void;
  /** Renders the open combination again after a decision. */
  draw(): void;
  close(): void;
  /** Returns true if the viewer handled the key. */
  press(key: string): boolean;
}

/** Capital letters decide about the visible picture, small ones about its full story. */
const ONE: Record<string, Said['verdict']> = { A: 'accepted', R: 'rejected', U: null };

/** Creates the viewer. It keeps the comparison mode from one story to the next. */
export function createViewer(actions: Acts, neighbour: (card: Card, by: number) => Card | undefined): Viewer {
  let card: Card | undefined;
  let combination = '';
  let way: Way = 'beside';
  let zoom: Zoom = 'change';
  const dialog = el('dialog', { class: 'viewer', tabindex: -1, 'aria-label': 'Pictures of a story' });
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
      ...toRows(shown).flatMap((mode) =>
        report.brands.map((brand) => tab(`${brand} ${mode}`, shown.pairs[`${brand} ${mode}`])),
      ),
    );
  const segments = <Name extends string>(
    label: string,
    choices: readonly (readonly [Name, string])[],
    chosen: Name,
    onChoose: (name: Name) => void,
  ) =>
    el(
      'div',
      { class: 'segments', role: 'group', 'aria-label': label },
      ...choices.map(([name, word], index) => {
        const press = () => {
          onChoose(name);
          draw();
        };
        const key = choices === (COMPARISON_MODES as unknown) && el('kbd', {}, String(index + 1));
        return el('button', { type: 'button', 'aria-pressed': String(name === chosen), onclick: press }, word, key);
      }),
    );
  const ways = () =>
    segments('How to look', COMPARISON_MODES, way, (name) => {
      way = name;
    });
  const zooms = () =>
    segments('How much', ZOOMS, zoom, (name) => {
      zoom = name;
    });
  const link = (side: 'base' | 'head', word: string, shown: Card) =>
    isServed &&
    el(
      'a',
      { class: 'link', target: '_blank', rel: 'noopener', href: storybookAddress(side, shown, combination) },
      word,
      icon('out'),
    );

  /** Returns the decision about the visible picture with its reason. */
  function verdictOn(shown: Card): HTMLElement | null {
    const { judgement, comment } = getDecision(shown, combination);
    if (judgement === 'none') return null;
    const name = combination;
    const box = el('input', {
      type: 'text',
      class: 'why',
      placeholder: 'Why',
      value: comment,
      'aria-label': `Why, for ${capital(name)}`,
    }) as HTMLInputElement;
    const say = (verdict: Said['verdict']) => actions.say(shown, { verdict, comment: box.value.trim(), only: name });
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') say(judgement === 'rejected' ? 'rejected' : 'accepted');
    });
    const button = (word: string, key: string, verdict: Said['verdict']) =>
      el('button', { class: 'button', type: 'button', onclick: () => say(verdict) }, word, el('kbd', {}, key));
    return el(
      'div',
      { class: 'viewer__one' },
      el('span', { class: `verdict verdict--${judgement}` }, JUDGEMENT[judgement]),
      box,
      ...(judgement === 'accepted' || judgement === 'rejected'
        ? [button('Take this back', 'U', null)]
        : [button('Reject this', 'R', 'rejected'), button('Accept this', 'A', 'accepted')]),
    );
  }

  function draw(): void {
    const pair = card?.pairs[combination];
    if (!card || !pair) return;
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
        el('div', { class: 'card__acts' }, judgementBadge(card), ...decisionButtons(card, actions)),
      ),
      el(
        'div',
        { class: 'viewer__tools' },
        ways(),
        zooms(),
        el('kbd', {}, 'z'),
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
      ...[verdictOn(card)].filter((part) => part !== null),
      el('div', { class: `viewer__stage viewer__stage--${zoom}` }, ...getStage(pair, way, zoom)),
    );
    dialog.focus();
  }

  function open(shown: Card, name?: string): void {
    const names = Object.keys(shown.pairs);
    if (names.length === 0) return;
    const initial = shown.pairs[combination]?.changed ? combination : undefined;
    card = shown;
    combination = name ?? initial ?? names.find((one) => shown.pairs[one]?.changed) ?? names[0] ?? '';
    if (!dialog.open) dialog.showModal();
    draw();
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
    const chosen = COMPARISON_MODES[Number(key) - 1]?.[0];
    const verdict = ONE[key];
    if (verdict !== undefined) {
      actions.say(card, { verdict, only: combination });
      return true;
    }
    if (chosen) way = chosen;
    else if (key === 'ArrowRight' || key === 'ArrowLeft') step(key === 'ArrowRight' ? 1 : -1);
    else if (key === 'z') zoom = ZOOMS[(ZOOMS.findIndex(([name]) => name === zoom) + 1) % ZOOMS.length]?.[0] ?? zoom;
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
