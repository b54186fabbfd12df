import type { Page } from 'playwright-core';

/** A picture, and how long it stands. */
interface Screenshot {
  /** A PNG. */
  png: Buffer;
  /** Milliseconds. */
  lasts: number;
  /** True where a scene begins: somebody may want to go there. */
  starts: boolean;
}

interface Caption {
  /** Milliseconds. */
  from: number;
  to: number;
  text: string;
}

export interface Recording {
  screenshots: readonly Screenshot[];
  captions: readonly Caption[];
  /** Stands for the video before it plays. */
  poster: Buffer | null;
}

/** What a scene is made with: each step is a picture, and what is typed is one for every letter. */
export interface Scene {
  page: Page;
  /** Shows the page as it is now, for so many milliseconds. */
  hold(lasts: number): Promise<void>;
  /** Types a text as somebody does who knows what they want. */
  type(text: string): Promise<void>;
  /** Shows a key, presses it, and goes on once what it leads to is there. */
  press(key: string, label: string, then: () => Promise<void>): Promise<void>;
  /** What is said from here on. */
  say(text: string): void;
  /** The last picture stands for the whole. */
  poster(): void;
}

const LETTER = 90;
const KEY = 650;

/** The size of a picture: what is under the top bar, whose logo and version change more often than how one orders. */
export const WIDTH = 1280;
export const HEIGHT = 720;
export const TOP_BAR = 52;

/** A key as it is printed, over the page's top corner; null takes it away. */
async function showKey(page: Page, label: string | null): Promise<void> {
  await page.evaluate(
    ([text, top]) => {
      document.querySelector('#tutorial-key')?.remove();
      if (text === null) return;
      const key = document.createElement('div');
      key.id = 'tutorial-key';
      key.textContent = text;
      Object.assign(key.style, {
        ...{ position: 'fixed', insetInlineEnd: '28px', top: `${top + 24}px`, zIndex: '2147483647' },
        ...{ padding: '8px 18px', borderRadius: '8px', background: '#1b2733', color: '#ffffff' },
        ...{ font: '600 22px/30px Inter, sans-serif', boxShadow: '0 4px 16px rgb(0 0 0 / 35%)' },
      });
      document.body.append(key);
    },
    [label, TOP_BAR] as const,
  );
}

/** Plays scenes on a page, and keeps a picture of every step. */
export async function record(page: Page, scenes: readonly ((scene: Scene) => Promise<void>)[]): Promise<Recording> {
  const screenshots: Screenshot[] = [];
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
      for (const letter of text) {
        await page.keyboard.type(letter);
        await capture(LETTER);
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

/** Captions as WebVTT. */
export const webVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)]
    .join('\n\n')
    .concat('\n');
