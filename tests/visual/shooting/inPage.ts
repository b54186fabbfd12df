import type { OptOut } from '../stories/parameters.ts';
import type { Still } from './still.ts';

// What the shooter asks of a page. Each function is sent there as it is written: it may use nothing but its argument.

interface Preview {
  storyStoreValue?: unknown;
  currentRender?: { story?: { parameters?: { visual?: OptOut } } };
}

/** How a rendering of a story ended, as Storybook tells it: its phase is `finished` in any case. */
interface StoryEnd {
  storyId: string;
  status: 'success' | 'error';
}

/** Of what Storybook tells, and of what. */
interface ChannelEvents {
  storyFinished: StoryEnd;
  /** A play function failed. How the story ended says nothing of it. */
  playFunctionThrewException: { message: string };
}

interface Channel {
  on<Event extends keyof ChannelEvents>(event: Event, listener: (payload: ChannelEvents[Event]) => void): void;
  off<Event extends keyof ChannelEvents>(event: Event, listener: (payload: ChannelEvents[Event]) => void): void;
  emit(event: string, payload: unknown): void;
}

declare const window: Window & {
  __STORYBOOK_PREVIEW__?: Preview;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  still: Still;
  storyEnd?: StoryEnd | undefined;
  /** What its play function failed with. */
  playFailure?: string | undefined;
};

/** Storybook knows its stories, and shows what it is told to. */
export const isReady = (): boolean => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** Loads every face that a style sheet names. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));

/** A story is over when its play function is, well or badly; null until then. */
export const ended = (storyId: string): StoryEnd['status'] | null =>
  window.storyEnd?.storyId === storyId ? window.storyEnd.status : null;

/** Puts another story into the page as it stands. */
export function switchTo(storyId: string): void {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  window.storyEnd = undefined;
  window.playFailure = undefined;
  const failed = ({ message }: ChannelEvents['playFunctionThrewException']) => {
    window.playFailure = message;
  };
  const finished = (end: StoryEnd) => {
    if (end.storyId !== storyId) return;
    channel.off('storyFinished', finished);
    channel.off('playFunctionThrewException', failed);
    window.storyEnd = window.playFailure === undefined ? end : { ...end, status: 'error' };
  };
  channel.on('storyFinished', finished);
  channel.on('playFunctionThrewException', failed);
  window.still.start();
  window.scrollTo(0, 0);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Nothing has changed for some frames in a row. Gives false if that is not so in time.
 * @param limits milliseconds: since nothing is under way in a worker any more, and in all
 */
export async function rest(limits: { idle: number; all: number }): Promise<boolean> {
  const started = performance.now();
  let idleSince = started;
  const working = () => document.querySelector('[data-working]') !== null;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** One that is fetched when it is shown, and is not, never comes. */
  const pictures = () => [...document.images].filter((image) => image.getClientRects().length > 0);
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < 3 && performance.now() - idleSince < limits.idle && performance.now() - started < limits.all) {
    await frame();
    quiet += 1;
    const busy = working();
    if (busy) idleSince = performance.now();
    // A face is asked for when text is laid out in it. A picture is decoded as it is painted (`studio.ts`): decoded before, at its
    // own size, it would be scaled to pixels that are a little other.
    if (
      busy ||
      window.still.expects() ||
      document.fonts.status !== 'loaded' ||
      pictures().some((image) => !image.complete)
    )
      quiet = 0;
  }
  observer.disconnect();
  return quiet >= 3;
}

/** Tells a page that shows no story yet what the toolbar says. */
export const setGlobals = (globals: Record<string, unknown>): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });

/** Puts on a brand and a mode, as the toolbar does. Gives how the story bore it. */
export function dress(globals: Record<string, unknown>): Promise<StoryEnd['status']> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  window.still.reseed();
  return new Promise((resolve) => {
    const finished = ({ status }: StoryEnd) => {
      channel.off('storyFinished', finished);
      resolve(status);
    };
    channel.on('storyFinished', finished);
    channel.emit('updateGlobals', { globals });
  });
}

/**
 * Places anew what hangs from a control, as a list or a menu, once that stands where another brand or direction has it: it
 * would learn of that by a timer otherwise, which stands. Gives whether anything hangs.
 */
export function remount(): boolean {
  const open = '[data-part="content"][data-state="open"]:not([data-scope="dialog"])';
  const hangs = document.querySelector(`${open}, .m-drop-layer`) !== null;
  if (hangs) dispatchEvent(new Event('resize'));
  return hangs;
}

/** From here on nothing happens by itself. */
export const hold = (): void => window.still.hold();

/** Scrolls back to where the story left it: in a brand that needs less room there was less to scroll. Gives whether it did. */
export const scrollBack = (): boolean => window.still.scrollBack();

/** To where a page begins: one that is laid out anew keeps what it showed in sight, which depends on how it was laid out before. Gives whether it moved. */
export function scrollToTop(): boolean {
  const moved = scrollX !== 0 || scrollY !== 0;
  scrollTo(0, 0);
  return moved;
}

/** How large its content is, or nothing where it is cut off on purpose. */
export function measure(): { width: number; height: number } {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const hidden = [document.documentElement, document.body].some(
    (part) => getComputedStyle(part).overflowY === 'hidden',
  );
  return hidden ? { width: 0, height: 0 } : { width, height };
}

/**
 * The rectangle around what the story is about: its popups and what floats beside them, or all that can be seen of a part. Null where
 * nothing can be seen.
 */
export function subject(): { x: number; y: number; width: number; height: number } | null {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = ({ left, top, right, bottom, width, height }: DOMRect) => {
    if (width < 1 || height < 1) return;
    edges.left = Math.min(edges.left, left);
    edges.top = Math.min(edges.top, top);
    edges.right = Math.max(edges.right, right);
    edges.bottom = Math.max(edges.bottom, bottom);
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const isPainted = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(element);
    const bordered = borderTopStyle !== 'none' && borderTopWidth !== '0px';
    return bordered || boxShadow !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  const addText = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    }
  };
  const floating = '[data-part="content"], .m-tooltip, .m-toasts > *';
  for (const element of seen(`.m-modal__window, ${floating}`)) {
    if (!element.closest('#storybook-root')) add(element.getBoundingClientRect());
  }
  if (!document.querySelector('.m-modal__window')) {
    for (const element of seen('#storybook-root *')) {
      addText(element);
      if (isPainted(element) || element.matches('svg, img, canvas, input, textarea, iframe'))
        add(element.getBoundingClientRect());
    }
  }
  if (edges.right <= edges.left) return null;
  const zoom = Number(document.documentElement.style.zoom || 1);
  const [x, y] = [(edges.left + scrollX) * zoom, (edges.top + scrollY) * zoom];
  return { x, y, width: (edges.right - edges.left) * zoom, height: (edges.bottom - edges.top) * zoom };
}

/** What it says, in letters that switching to what it wears already must leave alone. */
export const words = (): string | null => document.body.textContent;

export const isPopupOpen = (): boolean => Boolean(document.querySelector('.m-popup__content')?.checkVisibility());

/** What the story says about being shot. */
export const getOptOut = (): OptOut | null =>
  window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.visual ?? null;

/** What a story's play function failed with, or what Storybook shows in place of a story that failed. */
export const errorShown = (): string =>
  (window.playFailure ?? document.querySelector('#error-message')?.textContent ?? '').trim().slice(0, 600);

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
