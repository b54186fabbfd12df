import { CallError, type Failure } from '#server/outcome.ts';

/** `s3` creates the order, `s4` describes it (000 §8, advert click failure). */
export type AdvertStep = 's3' | 's4';

/** Thrown with the failed step of an advert's order. */
export class AdvertError extends CallError {
  readonly step: AdvertStep;

  constructor(step: AdvertStep, failure: Failure) {
    super(failure);
    this.step = step;
  }
}
