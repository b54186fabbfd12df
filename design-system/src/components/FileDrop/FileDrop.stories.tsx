import preview from '@mortar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const file = (name: string, bytes: number) =>
  new File(['<'.padEnd(bytes, ' ')], name, { type: 'text/xml', lastModified: 0 });
const LONG = 'Bestellung_der_voraussichtlich_verfügbaren_Wirkstofffreisetzungsfilmtabletten_endgültig_2.xml';

const Controlled = (props: FileDropProps) => {
  const [files, setFiles] = useState(props.files);
  return <FileDrop {...props} files={files} onChange={setFiles} />;
};

const meta = preview.meta({
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Order', accept: ['.xml'], maxBytes: 5 * 1024 * 1024, files: [], onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Chosen = meta.story({ args: { files: [file('order.xml', 14_200)] } });
export const Several = meta.story({
  name: 'Several files',
  args: {
    multiple: true,
    files: [file('monday.xml', 14_200), file('tuesday.xml', 980), file('wednesday.xml', 2_000_000)],
  },
});
/** Dispatches the browser's events of dragging and dropping a file. */
const drag = (type: 'dragover' | 'drop', on: HTMLElement, given: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(given);
  on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
};

export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByRole('group', { name: 'Order' }), file('order.xml', 10));
    await waitFor(() => expect(canvas.getByText('Let go to add it')).toBeVisible());
  },
});

const dropping =
  (given: () => File, reason: RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    drag('drop', canvas.getByRole('group', { name: 'Order' }), given());
    await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
  };

export const RefusedType = meta.story({ play: dropping(() => file('order.pdf', 10), /cannot be taken/) });
export const RefusedSize = meta.story({ play: dropping(() => file('order.xml', 6_000_000), /too large/) });
export const RefusedEmpty = meta.story({ play: dropping(() => new File([], 'order.xml'), /is empty/) });
export const RefusedContents = meta.story({
  args: { contents: ['xml'] },
  play: dropping(() => new File(['%PDF-1.7'], 'order.xml'), /not what its name says/),
});
export const InProgress = meta.story({
  args: {
    files: [file('order.xml', 1_400_000)],
    progress: ({ name }) => <ProgressBar label={`Uploading ${name}`} value={0.42} />,
  },
});
export const WithError = meta.story({ args: { error: 'Please choose a file' } });
export const Hint = meta.story({ args: { hint: 'As exported by the dispensary software.' } });
export const Disabled = meta.story({ args: { disabled: true, files: [file('order.xml', 14_200)] } });
export const LongUnbrokenText = meta.story({
  args: { label: LONG, prompt: LONG, error: LONG, files: [file(LONG, 14_200)] },
});
export const ManyFiles = meta.story({
  args: {
    multiple: true,
    files: Array.from({ length: 30 }, (_, index) => file(`order-${index + 1}.xml`, 1000 * (index + 1))),
  },
});
export const Narrow = meta.story({
  args: { files: [file('order.xml', 14_200)] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});
