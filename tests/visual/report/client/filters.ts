import type { Status } from '../../comparing/outcome.ts';
import { capital, el, icon } from './dom.ts';
import { type Filter, filter, report } from './state.ts';
import { STATUS } from './words.ts';

const SHOWN: readonly Status[] = ['broken', 'changed', 'new', 'removed', 'skipped'];

function select(label: string, options: readonly [string, string][], onChoose: (value: string) => void): HTMLElement {
  const choose = (event: Event) => onChoose((event.target as HTMLSelectElement).value);
  return el(
    'label',
    { class: 'select' },
    el('span', { class: 'sr' }, label),
    el('select', { onchange: choose }, ...options.map(([value, word]) => el('option', { value }, word))),
  );
}

function statusChip(status: Status, changed: () => void): HTMLElement | null {
  const count = report.counts[status] ?? 0;
  if (count === 0) return null;
  const toggle = (event: Event) => {
    const { statuses } = filter;
    if (statuses.has(status)) statuses.delete(status);
    else statuses.add(status);
    (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(statuses.has(status)));
    changed();
  };
  return el(
    'button',
    { class: `chip chip--${status}`, type: 'button', 'aria-pressed': 'false', onclick: toggle },
    icon(STATUS[status].icon),
    STATUS[status].word,
    el('b', {}, String(count)),
  );
}

export function filterBar(changed: () => void): HTMLElement {
  const set =
    <Key extends 'brand' | 'mode' | 'area' | 'text'>(key: Key) =>
    (value: string) => {
      filter[key] = value;
      changed();
    };
  const areas = [...new Set(report.cards.map(({ area }) => area))];
  const setJudgement = (value: string) => {
    filter.judgement = value as Filter['judgement'];
    changed();
  };
  return el(
    'div',
    { class: 'filters', role: 'search' },
    el('div', { class: 'chips' }, ...SHOWN.map((status) => statusChip(status, changed))),
    select(
      'Decision',
      [
        ['all', 'Decided or not'],
        ['open', 'To decide'],
        ['accepted', 'Accepted'],
        ['rejected', 'Rejected'],
      ],
      setJudgement,
    ),
    select(
      'Brand',
      [['', 'Every brand'], ...report.brands.map((name): [string, string] => [name, capital(name)])],
      set('brand'),
    ),
    select(
      'Mode',
      [['', 'Both modes'], ...report.modes.map((name): [string, string] => [name, capital(name)])],
      set('mode'),
    ),
    select('Area', [['', 'Every area'], ...areas.map((name): [string, string] => [name, name])], set('area')),
    el(
      'label',
      { class: 'search' },
      icon('search'),
      el('span', { class: 'sr' }, 'Search'),
      el('input', {
        type: 'search',
        placeholder: 'Story or file',
        oninput: (event) => set('text')((event.target as HTMLInputElement).value),
      }),
      el('kbd', {}, '/'),
    ),
  );
}
