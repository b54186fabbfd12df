import type { SystemStyleObject } from '@chakra-ui/react';

/** An entrance and an exit by the names of keyframes, at the theme's pace. */
export const motion = (enter: string, leave: string): SystemStyleObject => ({
  _open: { animationName: enter, animationDuration: 'enter', animationTimingFunction: 'theme' },
  _closed: { animationName: leave, animationDuration: 'leave', animationTimingFunction: 'theme' },
});
