import { defineKeyframes } from '@chakra-ui/react';

/** How menus and popovers come and go. Reduced motion is settled once, in `global.css`. */
export const keyframes = defineKeyframes({
  vanish: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(var(--m-motion-travel)) scale(var(--m-motion-grow))' } },
});
