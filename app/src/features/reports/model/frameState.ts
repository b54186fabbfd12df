/**
 * State of a framed page. Browsers hide load errors, so pages may report that they are shown; one that does not is
 * `silent`.
 */
export type FrameState = 'loading' | 'loaded' | 'shown' | 'silent' | 'late' | 'offline' | 'refused';

export type FrameEvent =
  /** The frame's `load` event. */
  | { type: 'loaded'; online: boolean }
  /** The page reports that it is shown. */
  | { type: 'shown' }
  /** Loading timed out. */
  | { type: 'waited' }
  /** The page sent no report after loading. */
  | { type: 'said nothing' }
  /** Blocked by the content security policy. */
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

/** Returns true if the frame is shown, not an error. */
export const isFramed = (state: FrameState): boolean => !['late', 'offline', 'refused'].includes(state);
