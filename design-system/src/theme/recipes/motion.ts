import type { SystemStyleObject } from '@chakra-ui/react';

/** Returns enter and leave animations by keyframe name, with the theme's durations. */
export const motion = (enter: string, leave: string): SystemStyleObject => ({
  _open: { animationName: enter, animationDuration: 'enter', animationTimingFunction: 'theme' },
  _closed: { animationName: leave, animationDuration: 'leave', animationTimingFunction: 'theme' },
});
