import { MOMENT, stopClock } from './moment.ts';

// Imported by the preview before anything that could look at the clock.
stopClock(MOMENT);
