/** Why a document was not made or read: it took too long, it changed since it was chosen, or its worker failed. */
export type DocumentReason = 'too long' | 'changed' | 'failed';

/**
 * A document was not made or read, whatever it holds; what is wrong with a file itself is a `ReadingError`. Cancelling is no
 * such error: that is the signal's own reason.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly reason: DocumentReason;

  constructor(reason: DocumentReason, options?: ErrorOptions) {
    super(`The document is not there: ${reason}.`, options);
    this.reason = reason;
  }
}
