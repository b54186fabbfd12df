import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import './foundations.css';
import { useTheme } from './useTheme.ts';

const TOKENS = [
  ['--m-motion-enter', 'What comes: popups, drawers, toasts'],
  ['--m-motion-leave', 'What goes'],
  ['--m-motion-flash', 'What has just changed, lit'],
  ['--m-motion-spin', 'A spinner, one turn'],
  ['--m-motion-sweep', 'A bar that goes to and fro'],
  ['--m-motion-breathe', 'A place that waits for its content'],
  ['--m-motion-ease', 'How: quick at first, or even'],
  ['--m-motion-travel', 'How far what comes has to go'],
  ['--m-motion-grow', 'The size that it begins with'],
] as const;

const Sheet = () => {
  const read = useTheme();
  const [isShown, setIsShown] = useState(true);
  return (
    <div className="f-sheet">
      <table className="f-table">
        <caption>Nothing moves where people wait for it, and nothing at all for people who want no motion</caption>
        <tbody>
          {TOKENS.map(([name, use]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td className="m-figures">{read(name)}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="f-row">
        <Button size="sm" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Let it go' : 'Let it come'}
        </Button>
        <div className="f-moving" data-there={isShown || undefined}>
          {isShown ? 'Here' : 'Gone'}
        </div>
      </div>
    </div>
  );
};

const meta = preview.meta({ title: 'Foundations/Motion', component: Sheet });

export const Tokens = meta.story({});
export const Gone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let it go' }));
    await expect(canvas.getByText('Gone')).toBeInTheDocument();
  },
});
