// The demo strip above the product: explanation, brand, sample accounts and reset.
import { ATTEMPTS_KEY, DEMO_PATHS, type DemoState } from '../paths.ts';
import { answerReports } from './answerReports.ts';
import { canSignIn, fillSignIn } from './fillSignIn.ts';
import './strip.css';

/** Injected by the build. */
declare const DEMO_STRIP: {
  brands: readonly { name: string; productName: string }[];
  accounts: readonly (readonly [username: string, action: string])[];
  password: string;
  /** Address of Storybook; '' if there is none. */
  storybook: string;
};

const { brands, accounts, password, storybook } = DEMO_STRIP;
const AGAIN = 'Start over? Everything that was ordered, written and set in this demo is forgotten.';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

const status = element('span', { className: 'demo-strip__status', role: 'status' });
const say = (text: string) => {
  status.textContent = text;
};

async function post(path: string, body = ''): Promise<void> {
  const answer = await fetch(path, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}

const reportFailure = (action: string) => (error: unknown) =>
  say(`${action}: ${error instanceof Error ? error.message : error}`);

function brandField(chosen: string): HTMLElement {
  const choices = brands.map(({ name, productName }) =>
    element('option', { value: name, textContent: productName, selected: name === chosen }),
  );
  const select = element('select', {}, ...choices);
  select.addEventListener('change', () => {
    post(DEMO_PATHS.brand, select.value).then(() => location.reload(), reportFailure('The brand is as it was'));
  });
  return element('label', {}, 'Brand', select);
}

function accountList(): HTMLElement {
  const fills: HTMLButtonElement[] = [];
  const details = element('details', { className: 'demo-strip__accounts' }, element('summary', {}, 'Accounts'));
  const lines = accounts.map(([username, action]) => {
    const fill = element('button', { type: 'button', textContent: username });
    fill.addEventListener('click', () => {
      details.open = false;
      fillSignIn(username, password);
    });
    fills.push(fill);
    return element('li', {}, fill, element('span', {}, action));
  });
  const hint = element('p');
  details.append(element('div', { className: 'demo-strip__list' }, hint, element('ul', {}, ...lines)));
  const updateAccounts = () => {
    const can = canSignIn();
    for (const fill of fills) fill.disabled = !can;
    const how = can ? 'Press one to fill it in.' : 'Sign out to sign in as another.';
    hint.textContent = `The password of each is ${password}. ${how}`;
  };
  // The list may be opened before the sign-in page is rendered.
  const pages = new MutationObserver(updateAccounts);
  details.addEventListener('toggle', () => {
    updateAccounts();
    const root = document.getElementById('root');
    if (details.open && root) pages.observe(root, { childList: true, subtree: true });
    else pages.disconnect();
  });
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!details.contains(target as Node)) details.open = false;
  });
  return details;
}

async function startOver(): Promise<void> {
  if (!confirm(AGAIN)) return;
  try {
    await post(DEMO_PATHS.reset);
  } catch (error) {
    reportFailure('Nothing was forgotten')(error);
    return;
  }
  localStorage.clear();
  sessionStorage.clear();
  location.assign('/');
}

function startOverButton(): HTMLElement {
  const button = element('button', { type: 'button', textContent: 'Start over' });
  button.addEventListener('click', () => void startOver());
  return button;
}

async function show(): Promise<void> {
  const state: DemoState = await (await fetch(DEMO_PATHS.state)).json();
  const link = element('a', { href: storybook, target: '_blank', rel: 'noopener', textContent: 'Storybook' });
  const strip = element(
    'aside',
    { className: 'demo-strip', ariaLabel: 'Demo' },
    element('strong', {}, 'Demo'),
    brandField(state.brand),
    accountList(),
    startOverButton(),
    ...(storybook === '' ? [] : [link]),
    status,
  );
  document.body.prepend(strip);
  document.documentElement.dataset.demo = '';
  if (state.problem !== '') return say(`The demo cannot run here: ${state.problem}`);
  const started = state.renewed
    ? 'It starts over: what was stored here came from another version.'
    : 'Everything stays in this browser.';
  say(started);
  await post(DEMO_PATHS.keep).then(
    () => say(`${started} Works offline.`),
    () => undefined,
  );
  const registration = await navigator.serviceWorker.getRegistration('/');
  const waits = () => registration?.waiting && say('A newer demo is there: close every page of this one to have it.');
  registration?.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
  waits();
}

sessionStorage.removeItem(ATTEMPTS_KEY);
answerReports();
void show();
