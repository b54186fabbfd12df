import type { Card } from '../model.ts';
import { type Acts, cardElement } from './card.ts';
import { el, icon } from './dom.ts';
import { filterBar } from './filters.ts';
import {
  approvals,
  cardById,
  current,
  decide,
  getJudgement,
  isDecidable,
  isServed,
  refresh,
  report,
  type Said,
  shownCards,
} from './state.ts';
import { createViewer } from './viewer.ts';
import { STATUS, whereText } from './words.ts';

const live = el('p', { class: 'toast', role: 'status' });
const progress = el('div', { class: 'progress' });
const list = el('nav', { class: 'list', 'aria-label': 'Stories' });
const cards = el('main', { class: 'cards' });

let hush: ReturnType<typeof setTimeout> | undefined;
function say(text: string): void {
  live.textContent = text;
  live.classList.add('toast--shown');
  clearTimeout(hush);
  hush = setTimeout(() => live.classList.remove('toast--shown'), 3000);
}

async function decideAll(chosen: readonly Card[], input: Said, moveOn: boolean): Promise<void> {
  const some = chosen.filter(isDecidable);
  if (some.length === 0) return;
  try {
    await decide(some, input);
  } catch (error) {
    say(`Nothing was written: ${error instanceof Error ? error.message : error}`);
    return;
  }
  const word = input.verdict ?? 'taken back';
  say(some.length === 1 ? `${some[0]?.name}: ${word}` : `${some.length} stories ${word}`);
  const next = moveOn && some[0] ? neighbour(some[0], 1) : undefined;
  if (next) current.id = next.id;
  draw();
  if (next && viewer.isOpen) viewer.open(next);
  else viewer.draw();
  if (next) scrollToCurrent();
}

const actions: Acts = {
  look(card, combination) {
    current.id = card.id;
    mark();
    viewer.open(card, combination);
  },
  accept: (chosen) => void decideAll(chosen, { verdict: 'accepted' }, chosen.length === 1),
  reject: (chosen) => void decideAll(chosen, { verdict: 'rejected' }, chosen.length === 1),
  takeBack: (chosen) => void decideAll(chosen, { verdict: null }, false),
  say: (card, input) => void decideAll([card], input, false),
};

/** Returns the story at an offset in the filtered list. */
function neighbour({ id }: Pick<Card, 'id'>, by: number): Card | undefined {
  const shown = shownCards();
  return shown[shown.findIndex((card) => card.id === id) + by];
}

const viewer = createViewer(actions, (card, by) => {
  const next = neighbour(card, by);
  if (next) {
    current.id = next.id;
    mark();
    scrollToCurrent();
  }
  return next;
});

function mark(): void {
  for (const marked of document.querySelectorAll('.card--current, .list__item--current')) {
    marked.classList.remove('card--current', 'list__item--current');
  }
  document.getElementById(`story-${current.id}`)?.classList.add('card--current');
  document.getElementById(`item-${current.id}`)?.classList.add('list__item--current');
}

function scrollToCurrent(): void {
  const card = document.getElementById(`story-${current.id}`);
  card?.scrollIntoView({ block: 'start' });
  // Waits a frame, because cards get their final height when they become visible.
  requestAnimationFrame(() => card?.scrollIntoView({ block: 'start' }));
  document.getElementById(`item-${current.id}`)?.scrollIntoView({ block: 'nearest' });
}

function move(by: number): void {
  const shown = shownCards();
  const at = shown.findIndex(({ id }) => id === current.id);
  const next = at < 0 ? shown[0] : shown[Math.max(0, Math.min(shown.length - 1, at + by))];
  if (!next) return;
  current.id = next.id;
  mark();
  scrollToCurrent();
}

function item(card: Card): HTMLElement {
  const go = (event: Event) => {
    event.preventDefault();
    current.id = card.id;
    mark();
    scrollToCurrent();
  };
  const where = whereText(card);
  return el(
    'a',
    {
      href: `#story-${card.id}`,
      id: `item-${card.id}`,
      class: `list__item list__item--${getJudgement(card)}`,
      onclick: go,
    },
    el('span', { class: `list__status list__status--${card.status}` }, icon(STATUS[card.status].icon)),
    el(
      'span',
      { class: 'list__names' },
      el('span', { class: 'list__title' }, card.title),
      el('span', {}, card.name),
      where && where !== 'Every brand' && el('span', { class: 'where' }, where),
    ),
    getJudgement(card) === 'accepted' && icon('check'),
    getJudgement(card) === 'rejected' && icon('cross'),
  );
}

function nothing(): HTMLElement {
  const unchanged = report.counts.unchanged ?? 0;
  const text =
    report.cards.length === 0
      ? `Nothing changed: ${unchanged} stories are what they were.`
      : 'No story fits. Clear a filter.';
  return el('p', { class: 'nothing' }, icon(report.cards.length === 0 ? 'check' : 'search'), text);
}

function renderProgress(shown: readonly Card[]): void {
  const decidable = report.cards.filter(isDecidable);
  const done = decidable.filter((card) => ['accepted', 'rejected'].includes(getJudgement(card)));
  const open = shown.filter((card) => ['open', 'elsewhere'].includes(getJudgement(card)));
  const share = decidable.length === 0 ? 100 : (done.length / decidable.length) * 100;
  const text = decidable.length === 0 ? 'Nothing to decide' : `${done.length} of ${decidable.length} decided`;
  progress.replaceChildren(
    el(
      'div',
      { class: 'progress__text' },
      text,
      el('span', { class: 'progress__track' }, el('span', { class: 'progress__bar', style: `width:${share}%` })),
    ),
    el(
      'button',
      { class: 'button', type: 'button', disabled: open.length === 0, onclick: () => actions.accept(open) },
      icon('check'),
      `Accept all shown (${open.length})`,
    ),
    ...(isServed ? [] : copyButtons()),
  );
}

/** Without a server, the page can only copy decisions to the clipboard. */
function copyButtons(): HTMLElement[] {
  const text = () => `${JSON.stringify(approvals(), null, 2)}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    say('Copied. Paste it over tests/visual/approvals.json.');
  };
  const address = URL.createObjectURL(new Blob([text()], { type: 'application/json' }));
  return [
    el('button', { class: 'button', type: 'button', onclick: () => void copy() }, 'Copy decisions'),
    el('a', { class: 'button', download: 'approvals.json', href: address }, 'Download approvals.json'),
  ];
}

function draw(): void {
  const shown = shownCards();
  if (!shown.some(({ id }) => id === current.id)) current.id = shown[0]?.id ?? '';
  const top = scrollY;
  list.replaceChildren(...shown.map(item));
  cards.replaceChildren(...(shown.length > 0 ? shown.map((card) => cardElement(card, actions)) : [nothing()]));
  renderProgress(shown);
  mark();
  scrollTo({ top });
}

function press(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = target instanceof HTMLElement && target.matches('input[type=search], input[type=text], select');
  if (typing) {
    if (key === 'Escape') (target as HTMLElement).blur();
    return;
  }
  if (viewer.press(key)) {
    event.preventDefault();
    return;
  }
  const card = cardById(current.id);
  const keys: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    '/': () => document.querySelector<HTMLInputElement>('.search input')?.focus(),
    ...(card && {
      a: () => actions.accept([card]),
      r: () => actions.reject([card]),
      u: () => actions.takeBack([card]),
      Enter: () => actions.look(card),
    }),
  };
  const act = keys[key];
  if (!act || (key === 'Enter' && target instanceof HTMLElement && target.matches('button, a'))) return;
  event.preventDefault();
  act();
}

const summary = [
  `${report.counts.unchanged ?? 0} unchanged`,
  report.leftOut > 0 ? `${report.leftOut} left out` : '',
  report.screenshotsPerMinute
    ? `${report.screenshots.toLocaleString('en')} shots, ${report.screenshotsPerMinute} a minute`
    : '',
  report.reach ? `Reached by the change: ${report.reach}` : '',
  report.environment,
].filter((part) => part !== '');

document.body.append(
  el(
    'header',
    { class: 'top' },
    el(
      'div',
      { class: 'top__names' },
      el('h1', {}, 'Visual regression'),
      el(
        'p',
        { class: 'top__sides' },
        el('span', {}, report.base),
        el('span', { class: 'top__arrow', 'aria-label': 'compared with' }, '→'),
        el('span', {}, report.head),
      ),
    ),
    progress,
  ),
  filterBar(draw),
  el('p', { class: 'facts' }, summary.join(' · ')),
  el('div', { class: 'body' }, list, cards),
  el(
    'footer',
    { class: 'keys' },
    ...[
      ['j k', 'next, previous'],
      ['Enter', 'look'],
      ['a', 'accept'],
      ['r', 'reject'],
      ['u', 'take back'],
      ['A R', 'the one picture'],
      ['/', 'search'],
    ].map(([key = '', word = '']) => el('span', {}, el('kbd', {}, key), word)),
    el(
      'span',
      { class: 'quiet' },
      isServed
        ? 'Decisions are written to tests/visual/approvals.json.'
        : 'npm run visual -- --serve writes decisions, and opens both Storybooks.',
    ),
  ),
  live,
);
document.addEventListener('keydown', press);
await refresh();
draw();
