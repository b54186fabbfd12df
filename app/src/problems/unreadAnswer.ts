/** Heard on the window when an answer could not be read, wholly or in part: it may be another build's. */
export class UnreadAnswer extends Event {
  static readonly type = 'mortar:unread-answer';

  constructor() {
    super(UnreadAnswer.type);
  }
}
