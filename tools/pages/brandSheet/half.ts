import type { BrandTokens, Mode } from '../../../themes/src/contract.ts';
import { variables } from '../../../themes/src/stylesheet.ts';
import { escapeHtml } from '../standalonePage.ts';
import { fontName } from './inWords.ts';
import { paletteMarkup, seriesMarkup } from './palette.ts';

/** Content of one half of the sheet. Images are data URLs. */
interface Half {
  mode: Mode;
  name: string;
  tokens: BrandTokens;
  wordmark: Record<Mode, string>;
  mark: Record<Mode, string>;
  entrance: string;
}

const ICONS = {
  invoiced: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  partial: '<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>',
  regretted: '<circle cx="12" cy="12" r="8"/><path d="M6.5 6.5l11 11"/>',
  waiting: '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
  search: '<circle cx="11" cy="11" r="6"/><path d="M15.5 15.5L20 20"/>',
} as const;

const icon = (name: keyof typeof ICONS, { icon: { stroke, cap, join } }: BrandTokens) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="${cap}" stroke-linejoin="${join}">${ICONS[name]}</svg>`;

const button = (label: string, variant: string, tone: string, size = 'lg', rest = '') =>
  `<button type="button" class="m-button m-tone-${tone}" data-variant="${variant}" data-tone="${tone}" data-size="${size}"${rest}>${label}</button>`;

/** The logo variant for its background. */
const logo = ({ wordmark, name, tokens }: Half, place: 'page' | 'topBar') =>
  `<img class="logo" src="${tokens.logo[place].light === 'block' ? wordmark.light : wordmark.dark}" alt="${escapeHtml(name)}">`;

const topBar = (half: Half) => `<div class="top-bar">
  ${logo(half, 'topBar')}
  <span class="here">Ordering</span><span>Responses</span><span>Reports</span>
  <span class="search">${icon('search', half.tokens)}</span>
</div>`;

/** The logo on each of its backgrounds. */
const grounds = ({ wordmark, mark, mode, name }: Half) => `<div class="grounds">
  ${['surface-page', 'surface-panel', 'palette-accent-muted']
    .map(
      (role) =>
        `<div style="background:var(--m-color-${role})"><img class="logo" src="${wordmark[mode]}" alt="${escapeHtml(name)}"></div>`,
    )
    .join('')}
  <div><img class="square" src="${mark[mode]}" alt=""></div>
</div>`;

const signIn = (
  half: Half,
) => `<div class="door" role="img" aria-label="The page to sign in"><div class="login-page"><div class="login">
  <div class="login-picture"><img src="${half.entrance}" alt=""><p class="login-name">${escapeHtml(half.name)}</p></div>
  <div class="login-panel">
    ${logo(half, 'page')}
    <p class="login-title">Sign in</p>
    ${field('Username', 'buyer@1001')}
    ${field('Password', '••••••••••')}
    ${button('Sign in', 'solid', 'accent')}
  </div>
</div></div></div>`;

const field = (label: string, value: string, state = '') =>
  `<label class="field"${state}><span>${label}</span><input value="${value}" readonly></label>`;

const type = ({ tokens }: Half) => `<div class="type">
  <p class="display">Ordered by ten, there by noon</p>
  <p class="text">Every pharmacy in the group orders from one page. What a supplier cannot send is known before the van leaves.</p>
  <p class="figures"><span class="figure">R 12 480.50</span><span>0123456789</span></p>
  <p class="label-sample">Suppliers</p>
  <p class="note">${fontName(tokens.font.heading)} ${tokens.font.headingWeight} · ${fontName(tokens.font.body)} · ${tokens.text['4xl'].size} to ${tokens.text.xs.size}</p>
</div>`;

const ROWS = [
  ['row', 'invoiced', 'Panado 500 mg, 24', '48', '1 204.80'],
  ['rowHover', 'partial', 'Augmentin 875 mg, 10', '12', '2 136.00'],
  ['rowSelected', 'waiting', 'Ventolin inhaler, 200', '6', '842.40'],
  ['rowLocked', 'regretted', 'Insulin pen, 5 × 3 ml', '4', '3 310.00'],
] as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const rows = ({ tokens }: Half) => `<table class="rows">
  <thead><tr><th>Product</th><th>Status</th><th>Packs</th><th>Nett</th></tr></thead>
  <tbody>${ROWS.map(
    ([state, status, product, packs, nett]) =>
      `<tr style="background:var(--m-color-grid-${kebab(state)})"${state === 'rowSelected' ? ' class="selected"' : ''}><td>${product}</td><td style="color:var(--m-color-status-${status}-fg)">${icon(status, tokens)} ${capitalize(status)}</td><td>${packs}</td><td>${nett}</td></tr>`,
  ).join('')}</tbody>
</table>`;

const samples = (half: Half) => `<div class="samples">
  <section class="m-panel"><div class="m-panel__heading"><h3>Today’s orders</h3></div>${rows(half)}</section>
  <div class="controls">
    <div class="tabs"><span class="open">Lines</span><span>Suppliers</span><span>Notes</span></div>
    <div class="fields">${field('Packs', '48')}${field('Order number', 'A 1024', ' data-focused')}</div>
    <div class="buttons">${button('Send orders', 'solid', 'accent')}${button('Save', 'outline', 'neutral')}${button('Discard', 'ghost', 'danger')}</div>
    <div class="buttons">${button('Add line', 'subtle', 'accent', 'sm')}${button('Sent', 'solid', 'accent', 'sm', ' disabled')}<span class="tick">✓</span><span class="link">See the response</span></div>
    ${seriesMarkup(half.tokens)}
  </div>
</div>`;

/** Returns the style of a half: all theme roles, scoped to it. */
export const halfStyle = ({ mode, tokens }: Pick<Half, 'mode' | 'tokens'>): string =>
  `.half[data-mode='${mode}'] { color-scheme: ${mode}; ${variables(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** Returns the markup of one mode of a brand: top bar, sign-in page, type, colours and components. */
export const halfMarkup = (half: Half): string => `<section class="half" data-mode="${half.mode}">
  ${topBar(half)}
  ${grounds(half)}
  <div class="first">${signIn(half)}${type(half)}</div>
  ${paletteMarkup(half.tokens)}
  ${samples(half)}
</section>`;
