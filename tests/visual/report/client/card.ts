import type { Card } from '../model.ts';
import { capital, el, icon } from './dom.ts';
import { thumbnail } from './picture.ts';
import { cardsOfCause, current, getDecision, getJudgement, isDecidable, isServed, report, type Said } from './state.ts';
import { JUDGEMENT, STATUS, sizeText, toRows, whereText } from './words.ts';

/** Actions of a card, handled by the page. */
export interface Acts {
  look(card: Card, combination?: string): void;
  accept(cards: readonly Card[]): void;
  reject(cards: readonly Card[]): void;
  takeBack(cards: readonly Card[]): void;
  /** Records a decision about one combination, with its reason. */
  say(card: Card, said: Said): void;
}

/** Returns a story's URL in one of the Storybooks, in a combination. */
export function storybookAddress(side: 'base' | 'head', { id }: Card, combination = ''): string {
  const [brand = 'mortar', row = 'light'] = combination.split(' ');
  const mode = row.includes('dark') ? 'dark' : 'light';
  return `${side}/index.html?path=/story/${id}&globals=brand:${brand};mode:${mode}`;
}

function storybookLink(side: 'base' | 'head', card: Card): HTMLElement | null {
  const missing = side === 'base' ? card.status === 'new' : card.status === 'removed';
  if (!isServed || missing) return null;
  const word = side === 'base' ? 'Before' : 'After';
  const first = Object.keys(card.pairs).find((name) => card.pairs[name]?.changed);
  const href = storybookAddress(side, card, first);
  return el('a', { href, target: '_blank', rel: 'noopener', class: 'link' }, word, icon('out'));
}

export const statusBadge = ({ status }: Card) =>
  el('span', { class: `badge badge--${status}` }, icon(STATUS[status].icon), STATUS[status].word);

export function judgementBadge(card: Card): HTMLElement | null {
  const judgement = getJudgement(card);
  if (judgement === 'none') return null;
  const picture = judgement === 'accepted' ? 'check' : judgement === 'rejected' ? 'cross' : null;
  return el('span', { class: `verdict verdict--${judgement}` }, picture && icon(picture), JUDGEMENT[judgement]);
}

export function decisionButtons(card: Card, actions: Acts): HTMLElement[] {
  if (!isDecidable(card)) return [];
  const judgement = getJudgement(card);
  const undo = () => actions.takeBack([card]);
  if (judgement === 'accepted' || judgement === 'rejected') {
    return [
      el('button', { class: 'button', type: 'button', onclick: undo }, icon('undo'), 'Take back', el('kbd', {}, 'u')),
    ];
  }
  const accept = () => actions.accept([card]);
  const reject = () => actions.reject([card]);
  return [
    el('button', { class: 'button', type: 'button', onclick: reject }, icon('cross'), 'Reject', el('kbd', {}, 'r')),
    el(
      'button',
      { class: 'button button--main', type: 'button', onclick: accept },
      icon('check'),
      'Accept',
      el('kbd', {}, 'a'),
    ),
  ];
}

function grid(card: Card, actions: Acts): HTMLElement {
  const cells = toRows(card).flatMap((mode) => {
    const isOfOneBrand = report.brands.filter((brand) => card.pairs[`${brand} ${mode}`]).length === 1;
    const pictures = report.brands.map((brand) => {
      const name = `${brand} ${mode}`;
      const pair = card.pairs[name];
      // A window, size or direction is captured in one brand only.
      if (!pair) return isOfOneBrand ? el('span') : el('span', { class: 'thumb thumb--none' }, 'not shot');
      const { judgement } = getDecision(card, name);
      const label = [`${capital(brand)} ${mode}`, pair.changed && 'changed', JUDGEMENT[judgement].toLowerCase()]
        .filter(Boolean)
        .join(', ');
      const className = `thumb ${pair.changed ? 'thumb--changed' : 'thumb--same'} thumb--${mode} thumb--${judgement}`;
      const look = () => actions.look(card, name);
      return el(
        'button',
        { class: className, type: 'button', 'aria-label': label, title: label, onclick: look },
        thumbnail(card, pair),
      );
    });
    return [el('span', { class: 'grid__mode' }, capital(mode)), ...pictures];
  });
  const heads = report.brands.map((brand) => el('span', { class: 'grid__brand' }, capital(brand)));
  return el('div', { class: 'grid' }, el('span'), ...heads, ...cells);
}

/** Shows that other stories changed alike, and decides about all of them at once. */
function sameCause(card: Card, actions: Acts): HTMLElement | null {
  const all = cardsOfCause(card);
  if (all.length < 2) return null;
  const open = all.filter((one) => ['open', 'elsewhere'].includes(getJudgement(one)));
  const accept = () => actions.accept(open);
  return el(
    'span',
    { class: 'cause' },
    `The same change as in ${all.length - 1} ${all.length === 2 ? 'other' : 'others'}`,
    open.length > 1 && el('button', { class: 'link', type: 'button', onclick: accept }, `Accept these ${open.length}`),
  );
}

/** Returns a card with a story's pictures in every brand and mode. */
export function cardElement(card: Card, actions: Acts): HTMLElement {
  const where = whereText(card);
  const size = sizeText(card);
  const headingId = `card-${card.id}`;
  const element = el(
    'article',
    {
      class: `card card--${getJudgement(card)}`,
      id: `story-${card.id}`,
      'aria-labelledby': headingId,
      'data-id': card.id,
    },
    el(
      'header',
      { class: 'card__head' },
      el(
        'div',
        { class: 'card__names' },
        el(
          'h2',
          { id: headingId, class: 'card__name' },
          el('span', { class: 'card__title' }, `${card.title} / `),
          card.name,
        ),
        el(
          'div',
          { class: 'card__facts' },
          statusBadge(card),
          where && el('span', { class: 'where' }, where),
          size && el('span', { class: 'quiet' }, size),
          sameCause(card, actions),
          el('span', { class: 'quiet file' }, card.file),
        ),
      ),
      el('div', { class: 'card__links' }, storybookLink('base', card), storybookLink('head', card)),
      el('div', { class: 'card__acts' }, judgementBadge(card), ...decisionButtons(card, actions)),
    ),
    card.note && el('pre', { class: 'note' }, card.note),
    Object.keys(card.pairs).length > 0 && grid(card, actions),
  );
  if (current.id === card.id) element.classList.add('card--current');
  return element;
}
