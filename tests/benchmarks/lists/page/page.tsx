import { VirtualList } from '@mortar/design-system';
import { createRoot } from 'react-dom/client';
import type { ListsBench, Mode } from '../protocol.ts';

interface Note {
  id: number;
}

const keyOf = ({ id }: Note) => id;

/** As high as the notifications of the bell: two to four lines. */
const Row = ({ id }: Note) => (
  <button type="button" style={{ display: 'grid', width: '100%', textAlign: 'start' }}>
    <strong>Response from Kestrel Wholesale</strong>
    <span>{'An order of the morning has been answered. '.repeat(1 + (id % 4))}</span>
    <time>{`2026-03-02 | 08:${String(id % 60).padStart(2, '0')}`}</time>
  </button>
);
const rowOf = (note: Note) => <Row {...note} />;

const List = ({ mode, notes }: { mode: Mode; notes: readonly Note[] }) => (
  <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: 540 }}>
    {mode === 'VirtualList' ? (
      <VirtualList label="Notifications" rows={notes} keyOf={keyOf} keyboard="rows">
        {rowOf}
      </VirtualList>
    ) : (
      <ul style={{ overflow: 'auto' }}>
        {notes.map((note) => (
          <li key={note.id}>
            <Row {...note} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });

const root = createRoot(document.body.appendChild(document.createElement('div')));
let shown: { mode: Mode; notes: readonly Note[] } = { mode: 'mapped', notes: [] };
async function show(mode: Mode, notes: readonly Note[]) {
  shown = { mode, notes };
  root.render(<List {...shown} />);
  // The first is for React to have rendered it.
  await painted();
  await painted();
}

const bench: ListsBench = {
  mount: (mode, count) =>
    show(
      mode,
      Array.from({ length: count }, (_, id) => ({ id })),
    ),
  push: () => show(shown.mode, [{ id: -shown.notes.length }, ...shown.notes]),
  elements: () => document.body.querySelectorAll('*').length,
};
Object.assign(window, { bench });
