import preview from '@mortar/storybook/preview';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { CropPicturePopup } from './CropPicturePopup.tsx';
import { samplePicture, withExif } from './samplePicture.ts';

// Shared by all renders, because a new file would restart the popup.
const file = samplePicture().then(withExif);
const saved = fn<(picture: Blob) => void>();

const meta = preview.meta({
  title: 'Popups/People and settings/Profile picture',
  component: CropPicturePopup,
  tags: ['manifest:crop-picture'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  loaders: [async () => ({ file: await file })],
  args: { file: null, onSave: saved, onCancel: fn() },
  render: (args, { loaded }) => <CropPicturePopup {...args} file={args.file ?? (loaded.file as Blob)} />,
});

const popup = async () => within(await screen.findByRole('dialog', { name: 'Profile picture' }));
const slide = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } });

export const Loaded = meta.story({
  name: 'loaded',
  play: async () => {
    const { findByRole } = await popup();
    await expect(await findByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await waitFor(() => expect(screen.getByRole('application')).toHaveFocus());
  },
});

export const Zoomed = meta.story({
  name: 'zoomed',
  play: async () => {
    const { findByRole } = await popup();
    const zoom = await findByRole('slider', { name: 'Zoom' });
    slide(zoom, 2.2);
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuetext', '2.2×'));
  },
});

export const Rotated = meta.story({
  name: 'rotated',
  play: async () => {
    const { findByRole } = await popup();
    const rotation = await findByRole('slider', { name: 'Rotation' });
    slide(rotation, 30);
    await waitFor(() => expect(rotation).toHaveAttribute('aria-valuetext', '30°'));
  },
});

export const RefusedFile = meta.story({
  name: 'refused file',
  args: { file: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/jpeg' }) },
  play: async () => {
    const { findByText, getByRole } = await popup();
    const why = await findByText(/The file is not a picture/);
    await waitFor(() => expect(why).toBeVisible());
    await expect(getByRole('button', { name: /Save/ })).toBeDisabled();
  },
});

export const Saving = meta.story({
  name: 'saving',
  args: { busy: true },
  play: async () => {
    const { findByRole, getByRole } = await popup();
    await expect(await findByRole('slider', { name: 'Zoom' })).toBeDisabled();
    await expect(getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { error: 'Sorry an error has occurred, error code: 2. Please try again.' },
});

/** Saves a JPEG of 512 pixels without the camera's metadata. */
export const SavesPixelsAlone = meta.story({
  play: async () => {
    saved.mockClear();
    const { findByRole, getByRole } = await popup();
    await findByRole('slider', { name: 'Zoom' });
    getByRole('button', { name: /Save/ }).click();
    // The browser encodes the file when idle.
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const picture = saved.mock.calls[0]?.[0] ?? new Blob();
    await expect(picture.type).toBe('image/jpeg');
    await expect(await picture.text()).not.toMatch(/Exif|GPS/);
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([512, 512]);
  },
});
