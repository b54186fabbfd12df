import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { initialCrop } from './crop.ts';
import { decodePicture } from './decodePicture.ts';
import { ImageCropper } from './ImageCropper.tsx';
import { samplePicture } from './samplePicture.ts';

const Controlled = ({ picture, disabled }: { picture: ImageBitmap; disabled?: boolean | undefined }) => {
  const [crop, setCrop] = useState(initialCrop(picture));
  return <ImageCropper picture={picture} crop={crop} onChange={setCrop} disabled={disabled} />;
};

const meta = preview.meta({
  title: 'Components/Fields/ImageCropper',
  component: ImageCropper,
  loaders: [async () => ({ picture: await decodePicture(await samplePicture()) })],
  // Created by the loader.
  args: { picture: null as unknown as ImageBitmap, crop: { x: 0, y: 0, zoom: 1, rotation: 0 }, onChange: fn() },
  render: ({ disabled }, { loaded }) => <Controlled picture={loaded.picture as ImageBitmap} disabled={disabled} />,
});

export const Playground = meta.story({});
export const Disabled = meta.story({ args: { disabled: true } });
export const High = meta.story({
  name: 'High picture',
  loaders: [async () => ({ picture: await decodePicture(await samplePicture(300, 1200)) })],
});
export const Tiny = meta.story({
  name: 'Tiny picture',
  loaders: [async () => ({ picture: await decodePicture(await samplePicture(8, 8)) })],
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
});
