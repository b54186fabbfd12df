import { expect, it } from 'vitest';
import { hiddenText, showPeek } from './cellPeek.ts';

/** An element with `contentWidth` px of content that shows `shown` px. */
function element(html: string, contentWidth: number, shown: number): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = html;
  Object.defineProperties(made, { scrollWidth: { value: contentWidth }, clientWidth: { value: shown } });
  return made;
}

it.each([
  ['all of a text that is cut', element('Panado 500 mg', 120, 80), 'Panado 500 mg'],
  ['nothing for a text that fits', element('Panado', 80, 80), null],
  [
    'nothing for a header whose title fits, even if other content overflows',
    element('<span class="m-grid-title">Status</span>', 90, 84),
    null,
  ],
])('returns %s', (_what, cell, expected) => {
  expect(hiddenText(cell)).toBe(expected);
});

it('returns nothing for a complete header that is named by its title', () => {
  const header = element('<span class="m-grid-title">Nappi</span>', 90, 84);
  header.setAttribute('aria-label', 'Nappi');
  expect(hiddenText(header)).toBeNull();
});

it('returns the title of a header that truncates it', () => {
  const header = element('', 84, 84);
  const title = element('Regret Description', 120, 80);
  title.className = 'm-grid-title';
  header.append(title);
  expect(hiddenText(header)).toBe('Regret Description');
});

it('returns the accessible name of a cell that shows less, and nothing for an empty cell', () => {
  const short = element('Umgeni', 40, 40);
  short.setAttribute('aria-label', 'Umgeni Distribution');
  expect(hiddenText(short)).toBe('Umgeni Distribution');
  const empty = element('', 40, 40);
  empty.setAttribute('aria-label', 'none');
  expect(hiddenText(empty)).toBeNull();
});

it('shows no overlay for a short name, and one with the full text for a truncated text', () => {
  const frame = document.createElement('div');
  const short = element('Umgeni', 40, 40);
  short.setAttribute('aria-label', 'Umgeni Distribution');
  short.toggleAttribute('data-short', true);
  expect(showPeek(short, frame)).toBeNull();
  expect(showPeek(element('Panado 500 mg', 120, 80), frame)?.textContent).toBe('Panado 500 mg');
  expect(frame.textContent).toBe('Panado 500 mg');
});
