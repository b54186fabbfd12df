import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { Toaster } from '../components/Toaster/LazyToaster.tsx';
import { toast } from '../components/Toaster/toast.ts';
import { VirtualList } from '../components/VirtualList/VirtualList.tsx';
import { Cards } from './testing/Cards.tsx';

const meta = preview.meta({ title: 'Components/Motion/Moving' });

const STEPS = ['Roles', 'Users', 'Ordering'].map((title) => ({
  id: title,
  title,
  content: <p>What is set under {title.toLowerCase()} stands here.</p>,
}));

const Wizard = () => {
  const [active, setActive] = useState('Roles');
  return (
    <div style={{ height: 300 }}>
      <Stepper
        label="Setup"
        steps={STEPS}
        active={active}
        onStep={setActive}
        finish={{ label: 'Get Started', onFinish: () => setActive('Roles') }}
      />
    </div>
  );
};

/** The next step enters from the end, the previous one from the start. */
export const Steps = meta.story({
  render: () => <Wizard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Users' })).toBeVisible();
  },
});

const NAMES = ['Kestrel Wholesale', 'Kalahari Wholesale', 'Protea Medical', 'Umgeni Pharma', 'Table Bay Supplies'];

const Conversations = () => {
  const [order, setOrder] = useState<readonly string[]>(NAMES);
  const last = order[order.length - 1] ?? '';
  return (
    <div style={{ display: 'grid', gap: 'var(--m-space-150)', maxWidth: 320 }}>
      <div>
        <Button size="sm" variant="outline" onClick={() => setOrder([last, ...order.slice(0, -1)])}>
          The last one writes
        </Button>
      </div>
      <div style={{ height: 220 }}>
        <VirtualList label="Conversations" rows={order} getKey={(name) => name} keyboard="rows" estimatedHeight={40}>
          {(name) => (
            <button
              type="button"
              style={{
                width: '100%',
                minHeight: 'var(--m-control-xl)',
                textAlign: 'start',
                paddingInline: 'var(--m-space-100)',
                background: 'var(--m-color-surface-panel)',
                borderBlockEnd: '1px solid var(--m-color-border-default)',
              }}
            >
              {name}
            </button>
          )}
        </VirtualList>
      </div>
    </div>
  );
};

/** A row with a new message moves to the top while others give way; nothing moves under the pointer. */
export const ToTheTop = meta.story({
  name: 'To the top',
  render: () => <Conversations />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The last one writes' }));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.find((row) => row.getAttribute('aria-posinset') === '1')).toHaveTextContent('Table Bay Supplies');
  },
});

const Shop = () => {
  const [page, setPage] = useState(0);
  return (
    <div style={{ display: 'grid', gap: 'var(--m-space-150)' }}>
      <div>
        <Button size="sm" variant="outline" onClick={() => setPage(page + 1)}>
          Next page
        </Button>
      </div>
      <Cards ids={[0, 1, 2, 3].map((at) => page * 3 + at)} />
    </div>
  );
};

/** New cards fade in at their place while existing ones stay. */
export const Newcomers = meta.story({
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [4, 5, 6, 7].map((number) => `Offer ${number}`),
    );
  },
});

/** A removed row is gone at once; its fading copy can be neither pressed nor read aloud. */
export const TakenAway = meta.story({
  name: 'Taken away',
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: () => (
    <>
      <Toaster />
      <Button size="sm" variant="outline" onClick={() => toast.success('Order saved.')}>
        Save
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Order saved.')).toBeNull();
  },
});

const SLIDES = (['accent', 'info', 'success'] as const).map((tone, index) => ({
  id: tone,
  label: `Offer ${index + 1}`,
  content: (
    <button
      type="button"
      style={{ background: `var(--m-color-palette-${tone}-solid)`, color: `var(--m-color-palette-${tone}-contrast)` }}
    >
      Offer {index + 1}
    </button>
  ),
}));

/** A slide follows the pointer to its neighbours; a press still presses. */
export const Dragged = meta.story({
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <Carousel label="Adverts" slides={SLIDES} interval={0} />
    </div>
  ),
});
