/**
 * How far a framed page is. A browser does not tell a page from an error of its own, so a page may say that it is shown; one
 * that says nothing is `silent`.
 */
export type FrameState = 'loading' | 'loaded' | 'shown' | 'silent' | 'late' | 'offline' | 'refused';

export type FrameEvent =
  /** The browser has loaded something. */
  | { type: 'loaded'; online: boolean }
  /** The page says that it is there. */
  | { type: 'shown' }
  /** Nothing has loaded for as long as somebody waits. */
  | { type: 'waited' }
  /** The page has said nothing since it was loaded. */
  | { type: 'said nothing' }
  /** Our own policy keeps the page out. */
  | { type: 'blocked' };

export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'loaded':
      if (state !== 'loading') return state;
      return event.online ? 'loaded' : 'offline';
    case 'shown':
      return 'shown';
    case 'waited':
      return state === 'loading' ? 'late' : state;
    case 'said nothing':
      return state === 'loaded' ? 'silent' : state;
    case 'blocked':
      return 'refused';
  }
}

/** Whether the frame itself stands there, rather than why it does not. */
export const isFramed = (state: FrameState): boolean => !['late', 'offline', 'refused'].includes(state);
