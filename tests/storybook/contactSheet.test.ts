import { describe, expect, it } from 'vitest';
import { PrintQueue } from '../../.storybook/review/printQueue.ts';

/** A queue of two with prints of these names, and the names started. */
function queued(...names: string[]) {
  const queue = new PrintQueue(2);
  const started: string[] = [];
  const tickets = new Map(names.map((name) => [name, queue.enter(() => started.push(name))]));
  return {
    started,
    done: (name: string) => tickets.get(name)?.done(),
    leave: (name: string) => tickets.get(name)?.leave(),
  };
}

describe('the frames of a contact sheet', () => {
  it('start two at a time, in the order in which they became visible', () => {
    const { started, done } = queued('a', 'b', 'c', 'd');
    expect(started).toEqual(['a', 'b']);
    done('a');
    expect(started).toEqual(['a', 'b', 'c']);
    done('a');
    expect(started).toEqual(['a', 'b', 'c']);
    done('c');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not start once they are no longer visible', () => {
    const { started, leave, done } = queued('a', 'b', 'c', 'd');
    leave('c');
    done('b');
    expect(started).toEqual(['a', 'b', 'd']);
  });
});
