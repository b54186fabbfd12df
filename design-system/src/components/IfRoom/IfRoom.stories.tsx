import preview from '@mortar/storybook/preview';
import { expect } from 'storybook/test';
import { IfRoom } from './IfRoom.tsx';

const WORDS = 'Preferred supplier first, then the cheapest nett';

/** A row of fixed width. */
const Row = ({ width }: { width: number }) => (
  <div style={{ display: 'flex', gap: 8, width }}>
    <strong>Supplier prices</strong>
    <IfRoom>{WORDS}</IfRoom>
    <span>6</span>
  </div>
);

const meta = preview.meta({
  title: 'Components/Layout/IfRoom',
  component: IfRoom,
  args: { children: WORDS },
  render: () => <Row width={600} />,
});

/** Returns whether the text is visible, not wrapped to the hidden line. */
const isVisible = (words: HTMLElement) => {
  const box = words.parentElement?.getBoundingClientRect();
  return box !== undefined && words.getBoundingClientRect().top < box.bottom - 1;
};

export const Fits = meta.story({
  name: 'Room for all of it',
  play: async ({ canvas }) => expect(isVisible(canvas.getByText(WORDS))).toBe(true),
});
export const NoRoom = meta.story({
  render: () => <Row width={300} />,
  play: async ({ canvas }) => expect(isVisible(canvas.getByText(WORDS))).toBe(false),
});
