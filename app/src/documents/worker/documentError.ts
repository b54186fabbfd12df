/** Why a document was not made or read: timeout, file changed since it was chosen, or worker failure. */
export type DocumentReason = 'too long' | 'changed' | 'failed';

/**
 * Thrown if a document could not be made or read, for reasons other than its content (`ReadingError`) or an abort (the
 * signal's reason).
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly reason: DocumentReason;

  constructor(reason: DocumentReason, options?: ErrorOptions) {
    super(`The document is not there: ${reason}.`, options);
    this.reason = reason;
  }
}
