import preview from '@mortar/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/BottomBar',
  component: BottomBar,
  args: {
    start: (
      <>
        <strong>Thandi 20417</strong>
        <span>60 lines</span>
        <strong className="m-figures">R223 876.89</strong>
      </>
    ),
    end: (
      <>
        <Button variant="outline" keyHint="Ctrl S">
          Save
        </Button>
        <Button keyHint="Ctrl ↵">Complete</Button>
      </>
    ),
  },
});

export const Playground = meta.story({});
export const FiguresAlone = meta.story({ args: { end: undefined } });
export const LongText = meta.story({
  args: {
    start: <strong>Monday order with an extraordinarily long description that nobody should have written</strong>,
  },
});
