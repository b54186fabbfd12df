/**
 * Why a file is not read. `too large`: over a limit. `no workbook`: another format. `damaged`: unreadable workbook.
 * `locked`: needs a password. `encoding`: not UTF-8. `document type`: has one. `no xml`: not well formed. `no order`:
 * another root element.
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

/** Thrown for a file that cannot be read. Its message tells the user what is wrong and where. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly reason: ReadingReason;

  constructor(reason: ReadingReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
