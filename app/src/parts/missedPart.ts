/** Heard on the window when a part could not be fetched. Whoever knows of builds sets `explained`. */
export class FailedPart extends Event {
  static readonly type = 'mortar:missed-part';

  /** Whether it is missing since another build is served now, which is offered then. */
  explained: Promise<boolean> = Promise.resolve(false);

  constructor() {
    super(FailedPart.type);
  }
}
