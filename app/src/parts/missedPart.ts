/** Window event for a part that failed to load; version checks set `explained`. */
export class FailedPart extends Event {
  static readonly type = 'mortar:missed-part';

  /** Resolves to true if another build is served, which is then offered. */
  explained: Promise<boolean> = Promise.resolve(false);

  constructor() {
    super(FailedPart.type);
  }
}
