import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { detectContents } from './detectContents.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import { formatFileSize } from './formatFileSize.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const ORDER = new File(['<?xml version="1.0"?><order/>'], 'order.xml', { type: 'text/xml' });

const Controlled = (props: Partial<FileDropProps>) => {
  const [files, setFiles] = useState<readonly File[]>(props.files ?? []);
  return <FileDrop label="Order" accept={['.xml']} {...props} files={files} onChange={setFiles} />;
};

const field = () => screen.getByLabelText<HTMLInputElement>('Order', { selector: 'input' });
const zone = () => screen.getByRole('group', { name: 'Order' });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'] } });

describe('FileDrop', () => {
  it('accepts a chosen file, shows its size, and can remove it', async () => {
    const { user } = render(<Controlled />);
    await user.upload(field(), ORDER);
    await waitFor(() => expect(rows()).toEqual(['order.xml29 B']));
    expect(screen.getByRole('status').textContent).toBe('Chosen: order.xml');
    await user.click(screen.getByRole('button', { name: 'Remove order.xml' }));
    expect(rows()).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('accepts a dropped file, and shows the drop target', async () => {
    render(<Controlled />);
    fireEvent.dragOver(zone(), { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('Let go to add it')).toBeDefined();
    drop(ORDER);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('Let go to add it')).toBeNull();
  });

  it('accepts a pasted file', async () => {
    render(<Controlled />);
    const paste = createEvent.paste(field());
    Object.defineProperty(paste, 'clipboardData', { value: { files: [ORDER] } });
    fireEvent(field(), paste);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it.each([
    ['another type', new File(['x'], 'order.pdf'), 'order.pdf cannot be taken: choose .xml.'],
    ['no content', new File([], 'order.xml'), 'order.xml is empty.'],
    ['too much in it', new File(['x'.repeat(2000)], 'ORDER.XML'), 'ORDER.XML is too large: 2 KB. The most is 1 KB.'],
  ])('rejects a file with %s, and shows the reason', async (_, file, reason) => {
    render(<Controlled maxBytes={1024} />);
    drop(file);
    expect(await screen.findByText(reason)).toBeDefined();
    expect(rows()).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    drop(ORDER);
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('rejects a file whose content does not match its name, if configured', async () => {
    render(<Controlled contents={['xml']} />);
    drop(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'order.xml'));
    expect(await screen.findByText(/order.xml is not what its name says/)).toBeDefined();
    drop(ORDER);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('replaces the single file, and reports which were left out', async () => {
    render(<Controlled files={[ORDER]} />);
    drop(new File(['<a/>'], 'a.xml'), new File(['<b/>'], 'b.xml'));
    await waitFor(() => expect(rows()).toEqual(['a.xml4 B']));
    expect(screen.getByText('b.xml was left out: one file at a time.')).toBeDefined();
  });

  it('removes the single file if its replacement is rejected; with several files it keeps them', async () => {
    const large = new File(['x'.repeat(2000)], 'large.xml');
    const { unmount } = render(<Controlled files={[ORDER]} maxBytes={1024} />);
    drop(large);
    expect(await screen.findByText(/large.xml is too large/)).toBeDefined();
    expect(rows()).toEqual([]);
    unmount();
    render(<Controlled files={[ORDER]} maxBytes={1024} multiple />);
    drop(large);
    expect(await screen.findByText(/large.xml is too large/)).toBeDefined();
    expect(rows()).toHaveLength(1);
  });

  it('adds to several files', async () => {
    render(<Controlled files={[ORDER]} multiple />);
    drop(new File(['<a/>'], 'a.xml'), new File(['<b/>'], 'b.xml'));
    await waitFor(() => expect(rows()).toEqual(['order.xml29 B', 'a.xml4 B', 'b.xml4 B']));
  });

  it('accepts nothing while it is disabled', () => {
    render(<Controlled disabled files={[ORDER]} />);
    drop(new File(['<a/>'], 'a.xml'));
    expect(rows()).toEqual(['order.xml29 B']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('detected contents', () => {
  it.each([
    ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF1234WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    ['zip', new Uint8Array([0x50, 0x4b, 3, 4])],
    ['xml', bytes('\ufeff<?xml version="1.0"?>')],
    ['xml', bytes('  <order>')],
    ['text', bytes('a,b\n1 < 2')],
    ['text', bytes('é'.repeat(10)).subarray(0, 19)],
    ['unknown', new Uint8Array([0, 1, 2])],
    ['unknown', new Uint8Array([0xff, 0xfe, 0x41])],
    ['unknown', new Uint8Array()],
  ])('are %s', (kind, head) => {
    expect(detectContents(head)).toBe(kind);
  });
});

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * 1024 * 1024, '5 MB'],
    [52_428_800, '50 MB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('of %d bytes is shown as %s', (size, expected) => {
    expect(formatFileSize(size)).toBe(expected);
  });
});
