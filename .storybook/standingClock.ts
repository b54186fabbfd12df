import { MOMENT, stopClock } from './moment.ts';

// Imported by the preview before anything that reads the clock.
stopClock(MOMENT);
