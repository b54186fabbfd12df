import { defineKeyframes } from '@chakra-ui/react';

/** How menus and popovers come and go. Reduced motion is settled once, in `global.css`. */
export const keyframes = defineKeyframes({
  vanish: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(6px) scale(0.99)' } },
});
