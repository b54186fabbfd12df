import preview from '@mortar/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Advert } from './Advert.tsx';
import { advertWords } from './advertWords.ts';

const words = { headline: 'Cold and flu', line: 'Click to order' };
const long = {
  headline: 'Everything that a pharmacy in the Overberg wants beside the till before the first cold fronts of the year',
  line: 'Lozenges, tissues, thermometers and Broncho-Expectorantissimum, by the case, until the last working day of May',
};
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><title>Bottles</title><rect width="480" height="320" fill="gray"/><g fill="silver"><rect x="60" y="90" width="90" height="230" rx="14"/><rect x="190" y="40" width="110" height="280" rx="14"/><rect x="340" y="120" width="80" height="200" rx="14"/></g></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Layout/Advert',
  component: Advert,
  args: words,
  decorators: [
    (Story, { parameters: { width = 960, ratio = 8 } }) => (
      <div style={{ maxWidth: width }}>
        <div style={{ display: 'grid', width: '100%', aspectRatio: ratio }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const HeadlineOnly = meta.story({ args: { headline: 'Sun care is in the shop', line: '' } });
export const WithPicture = meta.story({ args: { picture } });
export const Banner = meta.story({ parameters: { ratio: 4 } });
export const BannerWithPicture = meta.story({ parameters: { ratio: 4 }, args: { picture } });
export const Wide = meta.story({ parameters: { width: 1720 } });
export const VeryLongWords = meta.story({ args: long });
export const Narrow = meta.story({ parameters: { width: 320 } });
export const NarrowWithPicture = meta.story({ parameters: { width: 320 }, args: { picture } });
export const NarrowAndVeryLong = meta.story({ parameters: { width: 320 }, args: { ...long, picture } });

/** A clickable advert, named by its text and its action. */
export const Pressable = meta.story({
  args: { press: { label: `${advertWords(words)}: start an order`, onPress: fn() } },
  play: async ({ args, canvasElement }) => {
    const advert = within(canvasElement).getByRole('button', { name: 'Cold and flu. Click to order: start an order' });
    await userEvent.tab();
    await expect(advert).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.press?.onPress).toHaveBeenCalledOnce();
  },
});

/** A missing picture is replaced by the template. */
export const PictureMissing = meta.story({ args: { picture: 'data:image/png;base64,none' } });
