import { defineKeyframes } from '@chakra-ui/react';

/** Animations of menus and popovers. `global.css` handles reduced motion. */
export const keyframes = defineKeyframes({
  vanish: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(var(--m-motion-travel)) scale(var(--m-motion-grow))' } },
});
