import type { Page } from 'playwright-core';

/** A picture and its duration. */
interface Frame {
  png: Buffer;
  /** Milliseconds. */
  lasts: number;
  /** True at the start of a scene, so that viewers can seek to it. */
  starts: boolean;
}

interface Caption {
  /** Milliseconds. */
  from: number;
  to: number;
  text: string;
}

export interface Recording {
  screenshots: readonly Frame[];
  captions: readonly Caption[];
  /** Shown before the video plays. */
  poster: Buffer | null;
}

/** The steps of a scene: each gives a picture, and typing gives one per character. */
export interface Scene {
  page: Page;
  /** Shows the current page for the given milliseconds. */
  hold(lasts: number): Promise<void>;
  /** Types a text at the speed of a practised user. */
  type(text: string): Promise<void>;
  /** Shows a key, presses it, and waits for its result. */
  press(key: string, label: string, then: () => Promise<void>): Promise<void>;
  /** Starts a caption. */
  say(text: string): void;
  /** Uses the last picture as the poster. */
  poster(): void;
}

const KEYSTROKE_MS = 90;
const KEY = 650;

/** Picture size in px: the page below the top bar, whose logo and version change more often than ordering does. */
export const WIDTH = 1280;
export const HEIGHT = 720;
export const TOP_BAR = 52;

/** Shows a key cap in the page's top corner; null hides it. */
async function showKey(page: Page, label: string | null): Promise<void> {
  await page.evaluate(
    ([text, top]) => {
      document.querySelector('#tutorial-key')?.remove();
      if (text === null) return;
      const key = document.createElement('div');
      key.id = 'tutorial-key';
      key.textContent = text;
      Object.assign(key.style, {
        position: 'fixed',
        insetInlineEnd: '28px',
        top: `${top + 24}px`,
        zIndex: '2147483647',
        padding: '8px 18px',
        borderRadius: '8px',
        background: '#1b2733',
        color: '#ffffff',
        font: '600 22px/30px Inter, sans-serif',
        boxShadow: '0 4px 16px rgb(0 0 0 / 35%)',
      });
      document.body.append(key);
    },
    [label, TOP_BAR] as const,
  );
}

/** Plays scenes on a page and captures a picture of every step. */
export async function record(page: Page, scenes: readonly ((scene: Scene) => Promise<void>)[]): Promise<Recording> {
  const screenshots: Frame[] = [];
  const captions: Caption[] = [];
  let now = 0;
  let starts = true;
  let poster: Buffer | null = null;
  const capture = async (lasts: number) => {
    const clip = { x: 0, y: TOP_BAR, width: WIDTH, height: HEIGHT };
    const png = await page.screenshot({ clip, caret: 'initial', animations: 'disabled' });
    screenshots.push({ png, lasts, starts });
    starts = false;
    now += lasts;
  };
  const endCaption = () => {
    const last = captions.at(-1);
    if (last) last.to = now;
  };
  const scene: Scene = {
    page,
    hold: capture,
    async type(text) {
      for (const character of text) {
        await page.keyboard.type(character);
        await capture(KEYSTROKE_MS);
      }
    },
    async press(key, label, then) {
      await showKey(page, label);
      await capture(KEY);
      await page.keyboard.press(key);
      await then();
      await showKey(page, null);
    },
    say(text) {
      endCaption();
      captions.push({ from: now, to: now, text });
    },
    poster() {
      poster = screenshots.at(-1)?.png ?? null;
    },
  };
  for (const play of scenes) {
    starts = true;
    await play(scene);
  }
  endCaption();
  return { screenshots, captions, poster };
}

const clock = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23);

export const webVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)]
    .join('\n\n')
    .concat('\n');
