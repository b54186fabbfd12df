// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followTranslation } from './translatedPage.ts';

beforeAll(() => followTranslation(document));
afterEach(cleanup);

/** Mutation records are delivered then. */
const flushMutations = () => act(() => Promise.resolve());

/** Wraps every text in two font elements, or replaces it. */
async function translate(root: Node, texts: 'replaced' | 'wrapped') {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    if (texts === 'wrapped') inner.append(text);
    else inner.textContent = text.data;
  }
  await flushMutations();
}

function Order({ lines, said, before }: { lines: number; said?: string; before?: boolean }) {
  return (
    <p>
      {before && <b>first </b>}
      {said}
      <i>, </i>
      {lines} lines
    </p>
  );
}

describe.each(['replaced', 'wrapped'] as const)('a page whose texts are %s by a translation', (texts) => {
  async function translated(lines: number, said?: string) {
    const page = render(<Order lines={lines} {...(said !== undefined && { said })} />);
    await translate(page.container, texts);
    const show = async (next: Parameters<typeof Order>[0]) => {
      page.rerender(<Order {...next} />);
      await flushMutations();
    };
    return { ...page, show };
  }

  it('updates a changed text', async () => {
    const { container, show } = await translated(2, 'Added');
    await show({ lines: 3, said: 'Deleted' });
    expect(container.textContent).toBe('Deleted, 3 lines');
  });

  it('removes only the text that is removed', async () => {
    const { container, show } = await translated(2, 'Added');
    await show({ lines: 2 });
    expect(container.textContent).toBe(', 2 lines');
    await show({ lines: 2, said: 'Added' });
    expect(container.textContent).toBe('Added, 2 lines');
  });

  it('inserts an element before a text', async () => {
    const { container, show } = await translated(2, 'Added');
    await show({ lines: 2, said: 'Added', before: true });
    expect(container.textContent).toBe('first Added, 2 lines');
  });

  it('unmounts completely', async () => {
    const { container, unmount } = await translated(2, 'Added');
    unmount();
    expect(container.textContent).toBe('');
  });

  it('keeps the order of texts that are reordered', async () => {
    const List = ({ words }: { words: readonly string[] }) => (
      <p>
        {words.map((word) => (
          <Word key={word} word={word} />
        ))}
      </p>
    );
    const Word = ({ word }: { word: string }) => word;
    const page = render(<List words={['one ', 'two ', 'three ']} />);
    await translate(page.container, texts);
    page.rerender(<List words={['three ', 'one ', 'two ']} />);
    await flushMutations();
    expect(page.container.textContent).toBe('three one two ');
  });
});

it('keeps the native error for removing a node that is not a child', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow('not a child');
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow();
});
