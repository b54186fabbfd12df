/** Window event for an answer that could not be read completely; it may belong to another build. */
export class UnreadAnswer extends Event {
  static readonly type = 'mortar:unread-answer';

  constructor() {
    super(UnreadAnswer.type);
  }
}
