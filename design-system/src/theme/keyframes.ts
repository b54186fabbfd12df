import { defineKeyframes } from '@chakra-ui/react';

/** How things come and go. Reduced motion is settled once, in `global.css`. */
export const keyframes = defineKeyframes({
  appear: { from: { opacity: 0 } },
  vanish: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(6px) scale(0.99)' } },
  sink: { to: { opacity: 0, transform: 'translateY(4px)' } },
  slideIn: { from: { transform: 'translateX(-100%)' } },
  slideOut: { to: { transform: 'translateX(-100%)' } },
});
