import type { OptOut } from '../stories/parameters.ts';
import type { Still } from './still.ts';

// Functions that run in the page. Each is serialized, so it can use only its argument.

interface Preview {
  storyStoreValue?: unknown;
  currentRender?: { story?: { parameters?: { visual?: OptOut } } };
}

/** How rendering a story ended, as reported by Storybook; its phase is `finished` in any case. */
interface StoryEnd {
  storyId: string;
  status: 'success' | 'error';
}

/** Storybook events used here, with their payloads. */
interface ChannelEvents {
  storyFinished: StoryEnd;
  /** A play function failed; the story's status does not include that. */
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
  /** Error of its play function. */
  playFailure?: string | undefined;
};

/** Returns whether Storybook has loaded its stories. */
export const isReady = (): boolean => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** Loads all fonts of the style sheets. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));

/** Returns the status once the play function has ended; null until then. */
export const ended = (storyId: string): StoryEnd['status'] | null =>
  window.storyEnd?.storyId === storyId ? window.storyEnd.status : null;

/** Shows another story in the same page. */
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
 * Waits until nothing has changed for some frames.
 * @param limits milliseconds: since the last worker activity, and in total
 * @returns false if that does not happen in time
 */
export async function waitUntilStill(limits: { idle: number; all: number }): Promise<boolean> {
  const started = performance.now();
  let idleSince = started;
  const working = () => document.querySelector('[data-working]') !== null;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Only rendered images count: a lazy image that is not rendered never loads. */
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
    // Fonts load when text is laid out. Images decode when painted (`studio.ts`): decoding them earlier at their own
    // size would scale them to slightly different pixels.
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

/** Sets toolbar globals before a story is shown. */
export const setGlobals = (globals: Record<string, unknown>): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });

/** Switches brand and mode as the toolbar does. Returns the story's status. */
export function applyGlobals(globals: Record<string, unknown>): Promise<StoryEnd['status']> {
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
 * Repositions open lists and menus after their control moved; the timer that would do it is stopped. Returns whether
 * any is open.
 */
export function remount(): boolean {
  const open = '[data-part="content"][data-state="open"]:not([data-scope="dialog"])';
  const hangs = document.querySelector(`${open}, .m-drop-layer`) !== null;
  if (hangs) dispatchEvent(new Event('resize'));
  return hangs;
}

/** Stops all timers and animations from here on. */
export const hold = (): void => window.still.hold();

/**
 * Restores the scroll position at the story's end, because a more compact brand could scroll less. Returns whether it
 * changed.
 */
export const scrollBack = (): boolean => window.still.scrollBack();

/**
 * Scrolls to the top: after a relayout, scroll anchoring makes the position depend on the earlier layout. Returns
 * whether it moved.
 */
export function scrollToTop(): boolean {
  const moved = scrollX !== 0 || scrollY !== 0;
  scrollTo(0, 0);
  return moved;
}

/** Returns the size of the content; nothing where it is clipped intentionally. */
export function measure(): { width: number; height: number } {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const hidden = [document.documentElement, document.body].some(
    (part) => getComputedStyle(part).overflowY === 'hidden',
  );
  return hidden ? { width: 0, height: 0 } : { width, height };
}

/**
 * Returns the bounding box of the story's subject: its popups and floating elements, or all visible content of a
 * component. Null if nothing is visible.
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

/** Returns the text of the page, which re-applying the same globals must not change. */
export const words = (): string | null => document.body.textContent;

export const isPopupOpen = (): boolean => Boolean(document.querySelector('.m-popup__content')?.checkVisibility());

/** Returns the story's screenshot parameters. */
export const getOptOut = (): OptOut | null =>
  window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.visual ?? null;

/** Returns the error of the story's play function, or the one that Storybook shows. */
export const errorShown = (): string =>
  (window.playFailure ?? document.querySelector('#error-message')?.textContent ?? '').trim().slice(0, 600);

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
