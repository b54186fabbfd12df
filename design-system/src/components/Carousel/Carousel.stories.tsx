import preview from '@mortar/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { Advert } from '../Advert/Advert.tsx';
import { advertWords } from '../Advert/advertWords.ts';
import { Carousel, type Slide } from './Carousel.tsx';

const banner = (text: string, tone: 'accent' | 'info' | 'success') => (
  <div
    style={{
      display: 'grid',
      placeItems: 'center',
      background: `var(--m-color-palette-${tone}-solid)`,
      color: `var(--m-color-palette-${tone}-contrast)`,
      fontSize: 20,
      padding: 16,
      textAlign: 'center',
    }}
  >
    {text}
  </div>
);

const slides: Slide[] = [
  { id: 'a', label: 'Winter offers', content: banner('Winter offers', 'accent') },
  { id: 'b', label: 'New from Kestrel', content: banner('New from Kestrel', 'info') },
  { id: 'c', label: 'Two free with ten', content: banner('Two free with ten', 'success') },
];

const meta = preview.meta({
  title: 'Components/Layout/Carousel',
  component: Carousel,
  // A carousel of images that changes slides only on request, for stable screenshots.
  args: { label: 'Promotions', slides, interval: 0 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const CanBePaused = meta.story({ args: { interval: 600_000 } });
export const WithoutLoop = meta.story({ args: { loop: false } });
export const One = meta.story({ name: 'One slide', args: { slides: slides.slice(0, 1) } });
export const Many = meta.story({
  name: 'Many slides',
  args: {
    slides: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      label: `Offer ${index + 1}`,
      content: banner(`Offer ${index + 1}`, 'accent'),
    })),
  },
});
/** Text slides that are as high as their content, beyond the aspect ratio. */
export const Words = meta.story({
  name: 'Slides of words',
  args: {
    ratio: 8,
    slides: [
      { headline: 'Cold and flu', line: 'Two free with ten' },
      {
        headline: 'Everything that stands beside the till before the first cold fronts of the year',
        line: 'Until May',
      },
    ].map((words) => ({ id: words.headline, label: advertWords(words), content: <Advert {...words} />, words: true })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
    const words = within(canvasElement).getByText('Until May');
    const slide = within(canvasElement).getByRole('group').getBoundingClientRect();
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(slide.bottom);
  },
});
export const Narrow = meta.story({
  args: { ratio: 2 },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
});
