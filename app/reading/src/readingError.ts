/**
 * Why a file is not read. `too large`: it is, or holds, more than is read. `no workbook`: it is none. `damaged`: it is one
 * that cannot be read. `locked`: it asks for a password. `encoding`: it is not written in UTF-8. `document type`: it has
 * one. `no xml`: it is not well formed. `no order`: its root is another.
 */
export type ReadingReason =
  | 'too large'
  | 'no workbook'
  | 'damaged'
  | 'locked'
  | 'encoding'
  | 'document type'
  | 'no xml'
  | 'no order'
  | 'no items'
  | 'no sheet'
  | 'columns';

/** A file was not read. Its message is a sentence for the person who chose it, naming what is in the way and where. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly reason: ReadingReason;

  constructor(reason: ReadingReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
